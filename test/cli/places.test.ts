import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type FakeS3, secretAccessKey, startFakeS3 } from '../support/fakeS3.ts';
import { runCli } from '../support/runCli.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { inSweep, sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('Places on the command line', () => {
  const folder = temporaryFolder();
  let s3: FakeS3;
  let api: TestApi;
  let config: string;
  let status: number;
  beforeEach(async () => {
    status = 200;
    s3 = await startFakeS3({ pageSize: 1000 });
    api = await startApi((_, response) => sendJson(response, [{ id: 1 }, { id: 2 }], status));
    config = path.join(folder(), 'users.extractor.json');
    writeFileSync(config, configText());
  });
  afterEach(async () => {
    await api.close();
    await s3.close();
  });

  const configText = () =>
    JSON.stringify({
      api: { baseUrl: api.url },
      config: {
        outputBucket: 'b',
        incrementalOutput: true,
        jobs: [{ endpoint: 'users', params: { since: { time: 'previousStart' } } }],
      },
    });
  const run = (...args: string[]) => runCli(['run', ...args], { ...s3.environment, TMPDIR: folder() });
  const text = (name: string) => s3.files.get(`bucket/${name}`)?.toString() ?? '';
  const manifest = (at: string) => JSON.parse(text(`${at}/run.json`));

  it('publishes tables, state and report in S3, and leaves nothing on this machine', async () => {
    const { code, stdout, stderr } = await run(config, '--out', 's3://bucket/out', '--report', 's3://bucket/last.json');
    assert.deepEqual([code, stderr], [0, '']);
    const { name, tables, state, report } = manifest('out');
    assert.equal(text(`out/${tables[0].file}`), '"id"\n"1"\n"2"\n');
    assert.match(text(`out/${tables[0].manifest}`), /"incremental":true/);
    assert.match(text(`out/${state}`), /previousStart/);
    assert.equal(JSON.parse(text(`out/${report}`)).outcome, 'done');
    assert.equal(JSON.parse(text('last.json')).outcome, 'done');
    assert.ok(stdout.includes(`Tables are in s3://bucket/out/runs/${name}/tables`), stdout);
    assert.deepEqual(readdirSync(folder()), ['users.extractor.json']);
  });

  inSweep('has the report of the run that was published, and of one that is beside it, for everybody', async () => {
    await run(config, '--out', 's3://bucket/out');
    status = 404;
    await run(config, '--report', 's3://bucket/failed/report.json');
    const report = (at: string) => runCli(['report', at], s3.environment);
    const [published, failed, none] = [
      await report('s3://bucket/out'),
      await report('s3://bucket/failed'),
      await report('s3://bucket/none'),
    ];
    assert.match(published.stdout, /in\.c-b\.users +2 +1/);
    assert.match(failed.stdout, /HTTP 404/);
    assert.equal(
      none.stderr,
      'pagewright: There is no report in "s3://bucket/none". Write one with: run --report FILE\n',
    );
  });

  inSweep('starts from the state of the run before', async () => {
    await run(config, '--out', 's3://bucket/out', '--state', 's3://bucket/out');
    const { code, stderr } = await run(config, '--out', 's3://bucket/out', '--state', 's3://bucket/out');
    assert.deepEqual([code, stderr], [0, '']);
    const [first, second] = api.requests.map((request) => Number(/since=(\d+)/.exec(request)?.[1]));
    assert.equal(first, 0);
    assert.ok(second !== undefined && second > 0);
  });

  inSweep('warns where there is no state yet, and takes one that is named', async () => {
    const none = await run(config, '--state', 's3://bucket/out');
    assert.equal(none.code, 0);
    assert.equal(none.stderr, 'pagewright: There is no state in "s3://bucket/out": the run starts without one.\n');
    s3.files.set('bucket/mine.json', Buffer.from('{"time": {"previousStart": 5}}'));
    await run(config, '--state', 's3://bucket/mine.json');
    assert.deepEqual(api.requests, ['GET /users?since=0', 'GET /users?since=5']);
  });

  it('reads the shards of a configuration in S3, and combines what they kept there', async () => {
    s3.files.set('bucket/users.extractor.json', Buffer.from(configText()));
    const cli = (verb: string, ...args: string[]) =>
      runCli([verb, 's3://bucket/users.extractor.json', '--state', 's3://bucket/out', ...args], {
        ...s3.environment,
        TMPDIR: folder(),
      });
    const [shard] = JSON.parse((await cli('shards', '--format', 'json')).stdout).stages[0];
    const kept = await cli('run', '--shard', JSON.stringify(shard), '--pages', 's3://bucket/pages');
    assert.equal(kept.code, 0, kept.stdout + kept.stderr);
    assert.deepEqual(
      [...s3.files.keys()].map((name) => name.replace(/-[0-9a-f]{16}\./, '.')),
      ['bucket/users.extractor.json', 'bucket/pages/1-00001.pages.gz', 'bucket/pages/1-00001.json'],
    );
    s3.files.set('bucket/other.json', Buffer.from('{"time": {"previousStart": 5}}'));
    const other = await cli('combine', '--pages', 's3://bucket/pages', '--state', 's3://bucket/other.json');
    assert.equal(other.code, 1);
    assert.match(other.stdout, /The state is not the one with which the shards were listed/);
    // An orchestrator that did not learn of the end combines again, and finds the state of this very run.
    for (const attempt of [1, 2]) {
      const combined = await cli('combine', '--pages', 's3://bucket/pages', '--out', 's3://bucket/out');
      assert.equal(combined.code, 0, `${attempt}: ${combined.stdout}${combined.stderr}`);
      assert.equal(text(`out/${manifest('out').tables[0].file}`), '"id"\n"1"\n"2"\n');
    }
    assert.deepEqual(readdirSync(folder()), ['users.extractor.json']);
  });

  it('reads a configuration from S3, with its settings, and publishes beside it', async () => {
    s3.files.set('bucket/team/users.extractor.json', Buffer.from(configText()));
    const settings = { environments: { dev: { baseUrl: `${api.url}/dev` } } };
    s3.files.set('bucket/team/.pagewright.json', Buffer.from(JSON.stringify(settings)));
    const { code, stdout, stderr } = await run('s3://bucket/team/users.extractor.json', '--env', 'dev');
    assert.deepEqual([code, stderr], [0, ''], stdout);
    assert.deepEqual(api.requests, ['GET /dev/users?since=0']);
    assert.equal(manifest('team/out/users@dev').environment, 'dev');
    const none = await run('s3://bucket/team/users.extractor.json', '--env', 'prod');
    const shards = await runCli(['shards', 's3://bucket/team/users.extractor.json', '--env', 'prod'], s3.environment);
    for (const { stderr } of [none, shards])
      assert.match(stderr, /There is no environment "prod" in "s3:\/\/bucket\/team\/\.pagewright\.json"/);
  });

  inSweep('records in S3, and runs on the recording without the API', async () => {
    const recorded = await run(config, '--record', 's3://bucket/recordings', '--out', 's3://bucket/out');
    assert.equal(recorded.code, 0, recorded.stderr);
    assert.ok(recorded.stdout.includes('The run is recorded in "s3://bucket/recordings": 1 exchange'), recorded.stdout);
    const replayed = await run(config, '--replay', 's3://bucket/recordings', '--out', 's3://bucket/again');
    assert.deepEqual([replayed.code, replayed.stderr], [0, '']);
    assert.equal(api.requests.length, 1);
    assert.equal(text(`again/${manifest('again').tables[0].file}`), text(`out/${manifest('out').tables[0].file}`));
    const head = [...s3.files.keys()].find((name) => /^bucket\/recordings\/.*\/recording\.json$/.test(name)) ?? '';
    s3.files.set(head, Buffer.from('{'));
    const damaged = await run(config, '--replay', 's3://bucket/recordings', '--report', 's3://bucket/last.json');
    for (const shown of [damaged.stdout, text('last.json')]) {
      assert.match(shown, /The recording in \\?"s3:\/\/bucket\/recordings\\?" is damaged/);
      assert.ok(!shown.includes(folder()), shown);
    }
  });

  inSweep('keeps the recording of a successful run where one fails', async () => {
    await run(config, '--record', 's3://bucket/recordings');
    const before = text('recordings/run.json');
    status = 404;
    const { code, stderr } = await run(config, '--record', 's3://bucket/recordings');
    assert.equal(stderr, 'pagewright: "s3://bucket/recordings" keeps the recording of a run that did not fail.\n');
    assert.equal(code, 1);
    assert.equal(text('recordings/run.json'), before);
  });

  it('fails where the tables cannot be published, and keeps the run before', async () => {
    await run(config, '--out', 's3://bucket/out');
    const before = text('out/run.json');
    s3.fault = ({ method }, response) => {
      if (method === 'PUT') response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      return method === 'PUT';
    };
    const { code, events, stderr } = await run(config, '--out', 's3://bucket/out', '--events', 'json');
    assert.equal(code, 1);
    assert.equal(stderr, '');
    const last = events.at(-1);
    assert.equal(last?.kind === 'error' && last.code, 'place.refused');
    assert.match(last?.message ?? '', /^Access is refused by the server of "s3:\/\/bucket\/out" \(AccessDenied\)\./);
    assert.equal(text('out/run.json'), before);
    assert.deepEqual(readdirSync(folder()), ['users.extractor.json']);
  });

  inSweep('publishes nothing of a run that fails, but its report', async () => {
    status = 404;
    const { code } = await run(config, '--out', 's3://bucket/out', '--report', 's3://bucket/last.json');
    assert.equal(code, 1);
    assert.deepEqual([...s3.files.keys()], ['bucket/last.json']);
  });

  inSweep('ends a run that is cancelled while it is published', async () => {
    await run(config, '--out', 's3://bucket/out');
    const before = text('out/run.json');
    let interrupt = () => {};
    let isFirst = true;
    s3.fault = ({ method }) => {
      if (method === 'PUT' && isFirst) interrupt();
      if (method === 'PUT') isFirst = false;
      // The response to it never comes.
      return method === 'PUT';
    };
    const { code } = await runCli(['run', config, '--out', 's3://bucket/out'], s3.environment, (child) => {
      interrupt = () => child.kill('SIGINT');
    });
    assert.equal(code, 130);
    assert.equal(text('out/run.json'), before);
  });

  it('keeps the run before where the process is killed while it publishes, and clears what it left here', async () => {
    await run(config, '--out', 's3://bucket/out');
    const before = text('out/run.json');
    let kill = () => {};
    s3.fault = ({ method }) => {
      if (method === 'PUT') kill();
      return method === 'PUT';
    };
    const environment = { ...s3.environment, TMPDIR: folder() };
    const { signal } = await runCli(['run', config, '--out', 's3://bucket/out'], environment, (child) => {
      kill = () => child.kill('SIGKILL');
    });
    assert.equal(signal, 'SIGKILL');
    assert.equal(text('out/run.json'), before);
    assert.equal(readdirSync(folder()).length, 2);
    s3.fault = () => false;
    assert.equal((await run(config, '--out', 's3://bucket/out')).code, 0);
    assert.equal(manifest('out').previous, JSON.parse(before).name);
    assert.deepEqual(readdirSync(folder()), ['users.extractor.json']);
  });

  for (const [test, [what, args, message]] of sampled(
    [
      [
        'a place for two things',
        ['--out', 's3://bucket/a', '--record', 's3://bucket/a/'],
        'The tables and the recording need a place each.',
      ],
      ['an address of another kind', ['--out', 's3://'], '"s3://" is not an address in S3.'],
      [
        'a report without a place',
        ['--report', 's3://report.json'],
        '"s3://report.json" is not the address of a file in S3.',
      ],
      [
        'a missing configuration',
        ['s3://bucket/none.json'],
        '"s3://bucket/none.json" cannot be read: there is no such file.',
      ],
      [
        'a recording that is not there',
        ['--replay', 's3://bucket/none'],
        'There is no recording in "s3://bucket/none"',
      ],
      ['no such bucket', ['--out', 's3://other/a'], 'There is no such bucket: "s3://other/a".'],
    ] as const,
    2,
  )) {
    test(`refuses ${what} before it sends a request`, async () => {
      const { code, stderr } = await run(...(args[0].startsWith('--') ? [config] : []), ...args);
      assert.equal(code, 1);
      assert.ok(stderr.includes(message), stderr);
      assert.deepEqual(api.requests, []);
    });
  }

  it('never shows the credentials', async () => {
    const wrong = { ...s3.environment, AWS_SECRET_ACCESS_KEY: 'another/secret+key' };
    const { code, stdout, stderr } = await runCli(['run', config, '--out', 's3://bucket/out'], wrong);
    assert.equal(code, 1);
    assert.match(stderr, /Access is refused/);
    for (const secret of ['another/secret+key', secretAccessKey, 'AKIDFAKE', /Signature=[0-9a-f]{10}/])
      assert.ok(!new RegExp(secret).test(stdout + stderr), stderr);
  });
});
