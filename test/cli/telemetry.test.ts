import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { programNode } from '../support/programNode.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { type Collector, plainAttributes, type SentSpan, startCollector } from '../support/startCollector.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('OpenTelemetry of a run', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let collector: Collector;
  beforeEach(async () => {
    let isBusy = true;
    api = await startApi((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://x');
      if (pathname === '/users') sendJson(response, [{ id: 1 }, { id: 2 }]);
      else if (pathname === '/users/1/orders' && isBusy) {
        isBusy = false;
        sendJson(response, {}, 503, { 'retry-after': '0' });
      } else if (pathname.endsWith('/orders')) sendJson(response, [{ order: 7 }]);
      else sendJson(response, {}, 404);
    });
    collector = await startCollector();
  });
  afterEach(() => Promise.all([api.close(), collector.close()]));

  const configuration = (endpoint = 'users') => {
    const file = path.join(folder(), 'users.extractor.json');
    const children = [{ endpoint: 'users/{id}/orders', dataType: 'orders', placeholders: { id: 'id' } }];
    const jobs = [{ endpoint, params: { api_key: 'k3y-that-nobody-sees' }, children }];
    writeFileSync(file, JSON.stringify({ api: { baseUrl: api.url }, config: { outputBucket: 'b', jobs } }));
    return file;
  };

  /** The tree of spans in order of their start, two spaces deeper for each level. */
  function treeOf(spans: readonly SentSpan[], parent: string | undefined, depth = 0): string[] {
    return spans
      .filter(({ parentSpanId }) => parentSpanId === parent)
      .sort((a, b) => Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano)))
      .flatMap((span) => [`${'  '.repeat(depth)}${span.name}`, ...treeOf(spans, span.spanId, depth + 1)]);
  }

  const find = (name: string) => {
    const span = collector.spans().find((each) => each.name === name);
    assert.ok(span, name);
    return { ...span, attributes: plainAttributes(span.attributes) };
  };

  it('is a trace of the run, its jobs, their requests, and the writing of tables', async () => {
    const { code, stderr } = await runCliHere(['run', configuration(), '--parallel', '1'], collector.environment);
    assert.deepEqual([code, stderr], [0, '']);
    assert.deepEqual(treeOf(collector.spans(), undefined), [
      'run users.extractor.json',
      '  job users',
      '    GET',
      '    job users > orders',
      '      GET',
      '      GET',
      '    job users > orders',
      '      GET',
      '  write tables',
    ]);
    const run = find('run users.extractor.json').attributes;
    assert.equal(run['pagewright.outcome'], 'done');
    assert.deepEqual([run['pagewright.requests'], run['pagewright.retries'], run['pagewright.rows']], [4, 1, 4]);
    const job = find('job users').attributes;
    assert.equal(job['pagewright.job.pointer'], '/config/jobs/0');
    assert.equal(job['pagewright.job.stop_reason'], 'single-page');
    assert.equal(job['pagewright.job.verdict'], 'unknown');
    assert.deepEqual([job['pagewright.pages'], job['pagewright.records']], [1, 2]);
    assert.deepEqual(
      find('write tables').events.map(({ attributes }) => plainAttributes(attributes)['pagewright.rows']),
      [2, 2],
    );
  });

  it('describes each request by the conventions for HTTP, its address masked', async () => {
    await runCliHere(['run', configuration(), '--parallel', '1'], collector.environment);
    const requests = collector.spans().filter(({ kind }) => kind === 3);
    const [first, failed, again] = requests
      .map(
        ({ attributes, status }): Record<string, unknown> => ({
          ...plainAttributes(attributes),
          error: status.code === 2,
        }),
      )
      .sort((a, b) => Number(a['pagewright.request']) - Number(b['pagewright.request']));
    const common = { 'http.request.method': 'GET', 'server.address': '127.0.0.1', 'server.port': api.port };
    assert.deepEqual(first, {
      ...common,
      'http.response.status_code': 200,
      'http.response.body.size': 19,
      'url.full': `${api.url}/users?api_key=•••`,
      'pagewright.request': 1,
      error: false,
    });
    assert.deepEqual(failed, {
      ...common,
      'http.response.status_code': 503,
      'http.response.body.size': 2,
      'url.full': `${api.url}/users/1/orders`,
      'error.type': '503',
      'pagewright.request': 2,
      error: true,
    });
    assert.equal(again?.['http.request.resend_count'], 1);
    const retries = collector.spans().flatMap(({ events }) => events.filter(({ name }) => name === 'retry'));
    assert.equal(retries.length, 1);
    assert.ok(!collector.bodies.join().includes('k3y-that-nobody-sees'));
  });

  it('counts requests, retries, pages, records, rows and jobs, and measures durations', async () => {
    await runCliHere(['run', configuration(), '--parallel', '1'], collector.environment);
    const config = { 'pagewright.config': 'users.extractor.json' };
    const users = { ...config, 'pagewright.job.name': 'users' };
    const orders = { ...config, 'pagewright.job.name': 'users > orders' };
    const counts = (name: string) => collector.points(name);
    assert.deepEqual(counts('pagewright.requests'), [
      { attributes: users, value: 1 },
      { attributes: orders, value: 3 },
    ]);
    assert.deepEqual(counts('pagewright.retries'), [
      { attributes: { ...orders, 'pagewright.retry.reason': 'HTTP 503' }, value: 1 },
    ]);
    assert.deepEqual(counts('pagewright.pages'), [
      { attributes: users, value: 1 },
      { attributes: orders, value: 2 },
    ]);
    assert.deepEqual(
      counts('pagewright.rows').map(({ value }) => value),
      [2, 2],
    );
    assert.deepEqual(counts('pagewright.jobs'), [
      { attributes: { ...users, 'pagewright.job.verdict': 'unknown' }, value: 1 },
      { attributes: { ...orders, 'pagewright.job.verdict': 'unknown' }, value: 1 },
    ]);
    const measured = (name: string) => counts(name).reduce((sum, { value }) => sum + value, 0);
    assert.deepEqual(
      ['http.client.request.duration', 'pagewright.job.duration', 'pagewright.run.duration'].map(measured),
      [4, 3, 1],
    );
  });

  it('tells the requests of shards, and the verdicts of what is combined from them', async () => {
    const pages = ['--pages', path.join(folder(), 'pages')];
    const listed = await runCliHere(['shards', configuration(), '--format', 'json', '--max', '1']);
    const [[shard]] = JSON.parse(listed.stdout).stages;
    await runCliHere(['run', configuration(), '--shard', JSON.stringify(shard), ...pages], collector.environment);
    assert.equal(find('shard users.extractor.json').attributes['pagewright.shard'], shard.name);
    assert.equal(collector.points('pagewright.requests').length, 2);
    assert.deepEqual(collector.points('pagewright.jobs'), []);
    assert.equal(find('job users').attributes['pagewright.job.verdict'], undefined);
    collector.bodies.splice(0);
    const { code, stderr } = await runCliHere(['combine', configuration(), ...pages], collector.environment);
    assert.equal(code, 0, stderr);
    const first = { 'pagewright.part': 'combine', 'pagewright.config': 'users.extractor.json' };
    assert.deepEqual(collector.points('pagewright.jobs')[0]?.attributes, {
      ...first,
      'pagewright.job.name': 'users',
      'pagewright.job.verdict': 'unknown',
    });
    assert.deepEqual(collector.points('pagewright.requests'), []);
    assert.equal(find('combine users.extractor.json').attributes['pagewright.rows'], 4);
  });

  it('marks what failed, and why', async () => {
    const { code } = await runCliHere(['run', configuration('missing')], collector.environment);
    assert.equal(code, 1);
    const run = find('run users.extractor.json');
    assert.equal(run.status.code, 2);
    assert.equal(run.attributes['error.type'], 'http.status');
    assert.match(run.status.message ?? '', /responded with HTTP 404/);
    assert.equal(find('job missing').status.code, 2);
    assert.equal(find('job missing').attributes['pagewright.job.verdict'], 'incomplete');
  });

  it('has a failed run also where nothing could start', async () => {
    const { code } = await runCliHere(['run', path.join(folder(), 'none.json')], collector.environment);
    assert.equal(code, 1);
    const [run] = collector.spans();
    assert.deepEqual([run?.name, run?.status.code], ['run', 2]);
  });

  it('goes on from the span that started the process, and says what the environment says of it', async () => {
    const [trace, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    await runCliHere(['run', configuration()], {
      ...collector.environment,
      TRACEPARENT: `00-${trace}-${parent}-01`,
      OTEL_SERVICE_NAME: 'nightly',
      OTEL_RESOURCE_ATTRIBUTES: 'team=data',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=blue',
    });
    const spans = collector.spans();
    assert.deepEqual(treeOf(spans, parent).slice(0, 2), ['run users.extractor.json', '  job users']);
    assert.deepEqual([...new Set(spans.map(({ traceId }) => traceId))], [trace]);
    assert.equal(collector.resource()['service.name'], 'nightly');
    assert.equal(collector.resource()['team'], 'data');
    assert.equal(collector.headers[0]?.['x-tenant'], 'blue');
  });

  it('is protobuf unless the environment asks for JSON', async () => {
    await runCliHere(['run', configuration()], { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    assert.deepEqual(
      collector.headers.map((headers) => headers['content-type']),
      ['application/x-protobuf', 'application/x-protobuf'],
    );
    assert.ok(collector.bodies.some((body) => body.includes('job users > orders')));
  });

  it('changes neither the tables nor the log of a run whose receiver cannot be reached: one warning says so', async () => {
    const { code, stdout, stderr } = await runCliHere(['run', configuration(), '--otel'], {
      // Nobody listens at the port of discarded data.
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9/?key=s3cret',
    });
    assert.equal(code, 0);
    assert.match(
      stderr,
      /^pagewright: OpenTelemetry could not be sent to http:\/\/127\.0\.0\.1:9: connect ECONNREFUSED 127\.0\.0\.1:9\. The run is not affected\.\n$/,
    );
    assert.match(stdout, /4 rows/);
  });

  it('is not part of the command line that ships with the extension, which says so', () => {
    const cli = path.join(import.meta.dirname, '..', '..', 'dist', 'vscode', 'dist', 'cli.js');
    const { stderr } = spawnSync(programNode, [cli, 'run', 'none.json', '--otel'], { encoding: 'utf8' });
    assert.match(stderr, /^pagewright: This copy of the command line cannot send OpenTelemetry: the VS Code extension/);
  });

  it('is asked for by nobody', async () => {
    await runCliHere(['run', configuration()], { ...collector.environment, OTEL_SDK_DISABLED: 'true' });
    assert.deepEqual(collector.bodies, []);
  });
});
