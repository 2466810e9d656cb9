import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DriftReport } from '../../engine/faces/testing.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const secret = 'qJ7tR2mX9vL4';

interface User {
  [key: string]: unknown;
}

describe('pagewright test --live', () => {
  const folder = temporaryFolder();
  const place = (...names: string[]) => path.join(folder(), ...names);
  const config = () => place('users.extractor.json');
  const here = { CI: '', PAGEWRIGHT_SECRET_TOKEN: secret };
  const live = (...args: string[]) => runCliHere(['test', config(), '--live', ...args], here);
  let api: TestApi;
  let requests: string[] = [];
  let tokens: (string | undefined)[] = [];
  let users: User[] = [];
  let status = 200;

  before(async () => {
    api = await startApi((request, response) => {
      requests.push(request.url ?? '');
      tokens.push(request.headers.authorization);
      if (status !== 200) return void response.writeHead(status).end('{"error": "gone"}');
      if (request.url?.startsWith('/users/') === true) return sendJson(response, [{ role: 'admin' }]);
      const offset = Number(new URL(request.url ?? '', 'http://api').searchParams.get('offset') ?? 0);
      sendJson(response, { items: users.slice(offset, offset + 2), total: users.length });
    });
  });
  after(() => api.close());

  beforeEach(async () => {
    users = [1, 2, 3, 4, 5].map((id) => ({ id, name: `User ${id}`, age: 30 + id }));
    status = 200;
    const job = {
      endpoint: 'users',
      dataType: 'users',
      dataField: 'items',
      children: [{ endpoint: 'users/{id}/roles', dataType: 'roles', placeholders: { id: 'id' }, dataField: '.' }],
    };
    const api_ = {
      baseUrl: `${api.url}/`,
      pagination: { method: 'offset', limit: 2 },
      http: { headers: { Authorization: { attr: '#token' } } },
    };
    writeFileSync(config(), JSON.stringify({ api: api_, config: { '#token': '', jobs: [job] } }));
    const kept = await runCliHere(['test', config(), '--record', 'all'], here);
    assert.equal(kept.code, 0, kept.stderr);
    requests = [];
    tokens = [];
  });

  async function changes(): Promise<string[]> {
    const { stdout } = await live('--format', 'json');
    const { configurations }: DriftReport = JSON.parse(stdout);
    return configurations.flatMap(({ cases }) => cases).flatMap((each) => each.changes.map(({ message }) => message));
  }

  it('asks for one page of each job, with the values of its secrets, and finds what is the same', async () => {
    const { code, stdout, stderr } = await live();
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /^1 same in 1 configuration/);
    assert.deepEqual(requests, ['/users?limit=2&offset=0', '/users/1/roles?limit=2&offset=0']);
    assert.deepEqual([...new Set(tokens)], [secret]);
  });

  it('writes nothing beside the configuration', async () => {
    const before = readdirSync(folder(), { recursive: true }).toSorted();
    await live();
    assert.deepEqual(readdirSync(folder(), { recursive: true }).toSorted(), before);
  });

  it('lists each change without values, and ends with 3', async () => {
    users = users.map(({ id, age }) => ({ id, age: `${age} years`, email: 'secret@person.example' }));
    const { code, stdout } = await live();
    assert.equal(code, 3);
    for (const line of [
      'users: "items[].name" is missing now',
      'users: "items[].age" was a number and is text',
      'users: "items[].email" is new',
    ])
      assert.ok(stdout.includes(`      ${line}\n`), stdout);
    assert.ok(!/person\.example|years/.test(stdout));
    assert.match(stdout, /1 changed in 1 configuration/);
    assert.deepEqual((await changes()).length, 3);
  });

  it('says which jobs were not compared, because the API gave an error', async () => {
    cpSync(place('users.tests', 'all'), place('users.tests', 'other'), { recursive: true });
    status = 404;
    const { code, stdout } = await live();
    assert.equal(code, 1);
    assert.match(stdout, /users: not compared, as the run failed\n/);
    assert.doesNotMatch(stdout, /not asked/);
    assert.match(stdout, /^2 errors in 1 configuration/m);
  });

  it('says which job was not asked, because none of the records above it was there', async () => {
    users = [];
    const { code, stdout } = await live();
    assert.equal(code, 0);
    assert.match(stdout, /users > roles: not asked/);
  });

  it('ends with 1 where the API gives an error, and says it', async () => {
    status = 404;
    const { code, stdout } = await live();
    assert.equal(code, 1);
    assert.match(stdout, /error: .*404/);
    assert.match(stdout, /1 error in 1 configuration/);
  });

  it('compares only the cases that are named', async () => {
    assert.match((await live('--case', 'other')).stderr, /There are no cases to compare with/);
    assert.deepEqual(requests, []);
  });

  it('has nothing to compare with where the recorded run failed at its first request', async () => {
    status = 404;
    const kept = await runCliHere(['run', config(), '--record', place('failed'), '--out', place('out')], here);
    assert.equal(kept.code, 1);
    const added = await runCliHere(['test', config(), '--record', 'failed', '--from', place('failed')], here);
    assert.equal(added.code, 0, added.stderr);
    status = 200;
    requests = [];
    const { code, stdout } = await live('--case', 'failed');
    assert.equal(code, 0);
    assert.match(stdout, /its recording has no answers to compare with/);
    assert.deepEqual(requests, []);
  });

  const refused: [args: string[], environment: Record<string, string>, said: RegExp][] = [
    [['--live'], { CI: 'true' }, /The variable CI is set, .* --live-in-ci/],
    [['--live', '--format', 'junit'], { CI: '' }, /formats "text" and "json" only/],
  ];
  for (const [args, environment, said] of refused) {
    it(`asks nothing for ${args.join(' ')} with ${JSON.stringify(environment)}`, async () => {
      const { code, stderr } = await runCliHere(['test', config(), ...args], { ...here, ...environment });
      assert.equal(code, 1);
      assert.match(stderr, said);
      assert.deepEqual(requests, []);
    });
  }

  it('asks in CI where it has to', async () => {
    const { code } = await runCliHere(['test', config(), '--live-in-ci'], { ...here, CI: 'true' });
    assert.equal(code, 0);
    assert.equal(requests.length, 2);
  });

  it('never shows the value of a secret', async () => {
    status = 401;
    const { stdout, stderr } = await live('--format', 'json');
    assert.ok(!`${stdout}${stderr}`.includes(secret));
    assert.ok(!readFileSync(place('users.tests', 'all', 'recording', 'exchanges.jsonl'), 'utf8').includes(secret));
  });
});
