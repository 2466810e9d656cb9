import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ToolHost } from '../../../tools/call/toolHost.ts';
import { callTool } from '../../../tools/set/callTool.ts';
import { tools } from '../../../tools/set/tools.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { testHost } from './testHost.ts';

/** One in the configuration, one in the secret store of the host, one in the environment of its process. */
const [written, stored, ambient] = ['canary-written-77ab', 'canary-stored-88cd', 'canary-ambient-99ef'];
const all = `${written} ${stored} ${ambient}`;

/** A configuration with its secrets at every place that the format allows, also where they do not belong. */
const config = (baseUrl: string) => ({
  api: {
    baseUrl,
    http: { headers: { Authorization: { attr: '#stored' }, 'X-Other': written } },
    pagination: { method: 'response.param', responseParam: `next_${written}`, queryParam: 'p' },
  },
  config: {
    '#written': written,
    '#stored': '',
    when: { function: 'concat', args: [{ attr: '#written' }, 'x'] },
    jobs: [
      { endpoint: 'users', dataField: 'items', dataType: 'users', params: { [written]: written, api_key: ambient } },
    ],
  },
});

describe('No tool lets out a secret', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let host: ToolHost;

  beforeEach(async () => {
    api = await startApi((request, response) =>
      sendJson(
        response,
        { items: [{ id: 1, note: all, [written]: stored, echo: request.headers.authorization }], message: all },
        200,
        { 'x-next': all, link: `<${api.url}/users?t=${written}>; rel="next"` },
      ),
    );
    const secretsFor = async () => ({ '#stored': stored });
    host = testHost(folder(), { secretsFor, secrets: [ambient], consent: 'always' });
    const files = path.join(folder(), 'files');
    const text = JSON.stringify(config(`${api.url}/`));
    writeFileSync(path.join(files, 'users.extractor.json'), text);
    const shape = { type: 'object', properties: { [all]: { type: 'string' }, [written]: { type: 'integer' } } };
    const shapes = {
      version: 1,
      jobs: { users: { responses: 1, schema: shape }, [all]: { responses: 1, schema: shape } },
    };
    writeFileSync(path.join(files, 'users.shapes.json'), JSON.stringify(shapes));
    writeFileSync(
      path.join(files, '.pagewright.json'),
      JSON.stringify({ environments: { dev: { attributes: { when: all } } } }),
    );
    writeFileSync(path.join(files, 'api.openapi.json'), JSON.stringify(openapi(`${api.url}/`)));
    const trial = await callTool('run_trial', { path: 'users.extractor.json', job: 'users', maxPages: 1 }, host);
    assert.ok('output' in trial, JSON.stringify(trial));
    writeFileSync(path.join(files, 'report.json'), spoiledReport(host.session));
    mkdirSync(path.join(files, 'tape'));
    for (const name of ['recording.json', 'exchanges.jsonl']) writeFileSync(path.join(files, 'tape', name), `{"${all}`);
  });
  afterEach(() => api.close());

  const given = { path: 'users.extractor.json' };
  const calls: Record<string, object[]> = {
    describe_format: [{ key: ambient }, { method: ambient }],
    import_openapi: [{ document: 'api.openapi.json' }, { document: 'users.extractor.json' }],
    import_curl: [
      { command: `curl https://a.example/users?api_key=${written} -H 'Authorization: Bearer ${written}'` },
      { command: `curl https://a.example/users -u me:${written}`, ...given },
      { command: `curl ${written}`, ...given },
    ],
    check: [given, { ...given, environment: 'dev' }, { ...given, environment: written }, { path: 'report.json' }],
    explain: [{ code: 'total-differs' }],
    plan: [given, { ...given, job: written }],
    evaluate_function: [
      { ...given, pointer: '/config/when' },
      { ...given, pointer: '/config/when', samples: [{ context: 'attr', name: '#written', value: 'x' }] },
      { ...given, pointer: `/config/${written}` },
    ],
    find_pagination: [
      given,
      { ...given, job: written },
      { ...given, send: false },
      {
        ...given,
        responses: [
          { job: 'users', url: `https://a/users?t=${written}`, headers: { a: all }, body: { [written]: 1, next: all } },
        ],
      },
      { ...given, description: 'api.openapi.json' },
      { ...given, description: 'api.openapi.json', send: false },
    ],
    run_trial: [
      { ...given, job: 'users', maxPages: 1 },
      { ...given, job: written },
    ],
    read_shapes: [given],
    preview_tables: [given, { ...given, recording: 'tape' }],
    read_verdict: [given, { report: 'report.json' }],
    // With a project: test/platform/assistants.test.ts.
    project_list: [{}],
    project_pull: [{ names: ['users'] }],
    project_diff: [{}],
    project_job: [{ name: 'users' }],
  };

  it('the table has all tools', () =>
    assert.deepEqual(
      Object.keys(calls),
      tools.map(({ name }) => name),
    ));

  for (const [name, inputs] of Object.entries(calls)) {
    it(name, async () => {
      for (const input of inputs) {
        const result = JSON.stringify(await callTool(name, input, host));
        assert.doesNotMatch(result, /canary-\w+-\d\d/, JSON.stringify(input));
      }
    });
  }
});

/** The report of the trial, as another program might have written it. */
function spoiledReport(session: string): string {
  const [folder = ''] = readdirSync(session);
  const report = JSON.parse(readFileSync(path.join(session, folder, 'report.json'), 'utf8'));
  report.jobs[0].verdict.evidence.push({ code: 'total-differs', message: all });
  return JSON.stringify(report);
}

function openapi(url: string): object {
  const schema = { type: 'object', properties: { items: { type: 'array', items: { type: 'object' } } } };
  const ok = { description: 'ok', content: { 'application/json': { schema } } };
  const parameters = [{ name: 'api_key', in: 'query', schema: { type: 'string', default: ambient } }];
  return {
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    servers: [{ url }],
    paths: { '/users': { get: { summary: ambient, parameters, responses: { 200: ok } } } },
  };
}
