import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { matchesSchema } from '../support/matchesSchema.ts';
import { readFolder } from '../support/readFolder.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('pagewright run on a recording', () => {
  const folder = temporaryFolder();
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi((request, response) => {
      const url = new URL(request.url ?? '', 'http://x');
      const page = Number(url.searchParams.get('page') ?? 1);
      if (url.pathname === '/login') return sendJson(response, { token: 'token-of-the-login' });
      sendJson(response, page < 3 ? [{ id: page, price: 1.5 }] : []);
    });
    writeFileSync(at('users.extractor.json'), config());
  });
  afterEach(() => api.close());

  const at = (...parts: string[]) => path.join(folder(), ...parts);
  const config = (endpoint = 'users') =>
    JSON.stringify({
      api: {
        baseUrl: api.url,
        authentication: {
          type: 'login',
          loginRequest: { endpoint: 'login', params: { key: { attr: '#key' } } },
          apiRequest: { query: { token: { response: 'token' } } },
        },
        pagination: { method: 'pagenum', limit: 1 },
      },
      config: { '#key': 'key-of-the-user', outputBucket: 'b', jobs: [{ endpoint }] },
    });
  // One request after another, so that none is past the end of a paging.
  const run = (...args: string[]) =>
    runCliHere(['run', at('users.extractor.json'), '--no-shapes', '--parallel', '1', ...args]);

  it('--record keeps the exchanges without secrets, --replay needs no API and gives the same tables and report', async () => {
    const recorded = await run('--record', at('recording'), '--out', at('a'), '--report', at('a.json'));
    assert.equal(recorded.code, 0, recorded.stderr);
    assert.deepEqual(readdirSync(at('recording')).sort(), ['answers', 'exchanges.jsonl', 'recording.json']);
    const texts = Object.values(readFolder(at('recording'))).join('\n');
    assert.doesNotMatch(texts, /of-the-(login|user)/);
    await api.close();
    const replayed = await run('--replay', at('recording'), '--out', at('b'), '--report', at('b.json'));
    assert.equal(replayed.code, 0, replayed.stderr);
    assert.deepEqual(readFolder(at('b')), readFolder(at('a')));
    assert.match(readFolder(at('b'))['tables/b.users.csv'] ?? '', /^"id","price"\n"1","1.5"\n"2","1.5"\n$/);
    const [first, second] = ['a.json', 'b.json'].map((name) => JSON.parse(readFileSync(at(name), 'utf8')));
    // How large, slow and many at a time the responses were is that of the disk in a replay.
    const alike = { durationMs: 0, responses: [], pace: undefined };
    assert.deepEqual({ ...second, ...alike }, { ...first, ...alike });
  });

  it('takes the platform’s data folder too', async () => {
    writeFileSync(at('config.json'), JSON.stringify({ parameters: JSON.parse(config()) }));
    const inFolder = (...args: string[]) => runCliHere(['run', '--data-dir', folder(), ...args]);
    assert.equal((await inFolder('--record', at('recording'))).code, 0);
    const before = readFolder(at('out'));
    await api.close();
    assert.equal((await inFolder('--replay', at('recording'))).code, 0);
    assert.deepEqual(readFolder(at('out')), before);
  });

  it('ends with 1 and names the request that is missing when the configuration has changed', async () => {
    await run('--record', at('recording'));
    const before = readFolder(at('out', 'users'));
    writeFileSync(at('users.extractor.json'), config('user'));
    const sent = api.requests.length;
    const { code, events } = await run('--replay', at('recording'), '--events', 'json', '--report', at('report.json'));
    assert.equal(code, 1);
    assert.equal(api.requests.length, sent);
    const error = events.find((event) => event.kind === 'error');
    assert.match(
      error?.message ?? '',
      /^GET \/user\?page=1&limit=1&token=••• is not in the recording: .* GET \/users\?page=1&limit=1&token=•••\. Record/,
    );
    assert.equal(JSON.parse(readFileSync(at('report.json'), 'utf8')).error.code, 'replay.missing-request');
    assert.deepEqual(readFolder(at('out', 'users')), before, 'the tables of the run before are untouched');
  });

  it('says where the recording is, as an event of its own', async () => {
    const { events } = await run('--record', at('recording'), '--events', 'json');
    const told = events.find(({ kind }) => kind === 'recording-written');
    assert.ok(told?.kind === 'recording-written');
    assert.deepEqual([told.folder, told.exchanges], [at('recording'), 4]);
    matchesSchema(told, 'event.schema.json');
  });

  // arguments, what is said
  const refused: [string, string[], RegExp][] = [
    [
      '--record and --replay together',
      ['--record', 'a', '--replay', 'b'],
      /'--replay <place>' cannot be used with option '--record <place>'/,
    ],
    ['--replay without a recording', ['--replay', 'nowhere'], /There is no recording in/],
  ];
  for (const [title, args, message] of refused) {
    it(`${title}: ends with 1 before any request`, async () => {
      const { code, stderr, stdout } = await run(...args);
      assert.equal(code, 1);
      assert.match(stderr + stdout, message);
      assert.deepEqual(api.requests, []);
      assert.ok(!existsSync(at('out', 'users', 'tables')));
    });
  }
});
