import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFolder } from '../support/readFolder.ts';
import { askVcr, missingVcr } from '../support/recordings/keboolaVcr.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const missing = missingVcr();

describe(`keboola-vcr, the real package${missing === undefined ? '' : `: ${missing}`}`, function () {
  this.timeout(60_000);
  const folder = temporaryFolder();
  const at = (...parts: string[]) => path.join(folder(), ...parts);
  let api: TestApi;

  before(function () {
    if (missing !== undefined) this.skip();
  });
  beforeEach(async () => {
    api = await startApi((request, response) => {
      const url = new URL(request.url ?? '', 'http://x');
      const page = Number(url.searchParams.get('page') ?? 1);
      const next = `${api.url}/users?page=${page + 1}&key=${url.searchParams.get('key')}`;
      const users = [{ id: page, name: 'Žluť 🚲', key: url.searchParams.get('key') }];
      sendJson(response, page < 3 ? { users, next } : { users: [] }, 200, { 'x-total-count': '2' });
    });
    writeFileSync(at('a.extractor.json'), JSON.stringify(config()));
  });
  afterEach(() => api.close());

  const config = () => ({
    api: {
      baseUrl: api.url,
      authentication: { type: 'query', query: { key: { attr: '#key' } } },
      pagination: { method: 'pagenum' },
    },
    config: { '#key': 'key-of-the-user', outputBucket: 'b', jobs: [{ endpoint: 'users', dataField: 'users' }] },
  });
  const pages = () =>
    [1, 2, 3].map((page) => ({ method: 'GET', url: `${api.url}/users?page=${page}&key=key-of-the-user` }));
  const secrets = { '#key': 'key-of-the-user' };
  const run = (...args: string[]) => runCliHere(['run', at('a.extractor.json'), '--no-shapes', ...args]);
  const recording = (...args: string[]) => runCliHere(['recording', ...args]);

  it('answers a component from our cassette, with the time of the run', async () => {
    assert.equal((await run('--record', at('recording'), '--out', at('live'))).code, 0);
    mkdirSync(at('cassettes'));
    const { code, stderr } = await recording('export', at('recording'), '--to', at('cassettes', 'requests.json'));
    assert.equal(code, 0, stderr);
    await api.close();
    const received = await askVcr('replay', at('cassettes'), { requests: pages(), secrets });
    assert.deepEqual(
      received.map(({ status }) => status),
      [200, 200, 200],
    );
    const bodies = received.map(({ body }) => JSON.parse(Buffer.from(body, 'latin1').toString('utf8')));
    assert.deepEqual(bodies[0].users, [{ id: 1, name: 'Žluť 🚲', key: 'REDACTED' }]);
    assert.match(bodies[0].next, /\/users\?page=2&key=REDACTED$/);
    assert.deepEqual(bodies[2].users, []);
    assert.equal(received[0]?.headers['x-total-count'], '2');
    const { startedAt } = JSON.parse(readFileSync(at('recording', 'recording.json'), 'utf8'));
    assert.equal(Math.floor(received[0]?.time ?? 0), Math.floor(Date.parse(startedAt) / 1000));
  });

  it('finds the page that a response names in our cassette', async () => {
    await run('--record', at('recording'), '--out', at('live'));
    mkdirSync(at('cassettes'));
    await recording('export', at('recording'), '--to', at('cassettes', 'requests.json'));
    await api.close();
    const requests = [...pages().slice(0, 1), { method: 'GET', url: `${api.url}/users?page=2&key=REDACTED` }];
    assert.equal((await askVcr('replay', at('cassettes'), { requests, secrets })).length, 2);
  });

  it('gives a run the tables of the requests that it recorded', async () => {
    await askVcr('record', at('cassettes'), { requests: pages(), secrets });
    const cassette = at('cassettes', 'requests.json');
    assert.doesNotMatch(readFileSync(cassette, 'utf8'), /key-of-the-user/);
    assert.equal((await run('--out', at('live'))).code, 0);
    const { code, stdout } = await recording(
      'import',
      cassette,
      '--into',
      at('recording'),
      '--config',
      at('a.extractor.json'),
    );
    assert.equal(code, 0);
    assert.match(stdout, /^3 exchanges of .* \(keboola-vcr\)/);
    assert.match(stdout, /Secrets are "REDACTED" in the cassette/);
    await api.close();
    const replayed = await run('--replay', at('recording'), '--out', at('replayed'));
    assert.equal(replayed.code, 0, replayed.stdout);
    const [live, again] = ['live', 'replayed'].map((name) => readFolder(at(name))['tables/b.users.csv'] ?? '');
    // The key is in a column, where keboola-vcr has replaced it.
    assert.equal(again, live?.replaceAll('key-of-the-user', 'REDACTED'));
  });
});
