import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { TestReport } from '../../engine/faces/testing.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const users = Array.from({ length: 5 }, (_, index) => ({
  id: index + 1,
  name: `User ${index + 1}`,
  note: index === 2 ? 'x' : null,
}));

/** A change of a JSON value: keys with null are removed, objects are merged, anything else is replaced (RFC 7396). */
type Patch = { [key: string]: Patch | readonly unknown[] | string | number | boolean | null };

function merged(value: unknown, patch: Patch[string]): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const result: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  for (const [key, change] of Object.entries(patch as Patch)) {
    if (change === null) delete result[key];
    else result[key] = merged(result[key], change);
  }
  return result;
}

describe('pagewright test', () => {
  const folder = temporaryFolder();
  const place = (...names: string[]) => path.join(folder(), ...names);
  const config = () => place('users.extractor.json');
  const expectFile = () => place('users.tests', 'all', 'expect.json');
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const edit = (file: string, patch: Patch) => writeFileSync(file, JSON.stringify(merged(read(file), patch)));
  const test = (...args: string[]) => runCliHere(['test', ...args]);
  let requests = 0;

  let api: TestApi;
  before(async () => {
    api = await startApi((request, response) => {
      requests++;
      const offset = Number(new URL(request.url ?? '', 'http://api').searchParams.get('offset') ?? 0);
      sendJson(response, { items: users.slice(offset, offset + 2), total: users.length });
    });
  });
  after(() => api.close());

  beforeEach(async () => {
    requests = 0;
    const baseUrl = `${api.url}/`;
    const jobs = [{ endpoint: 'users', dataType: 'users', dataField: 'items' }];
    const pagination = { method: 'offset', limit: 2 };
    writeFileSync(
      config(),
      JSON.stringify({ api: { baseUrl, '#token': 'secret-1', pagination }, config: { outputBucket: 'shop', jobs } }),
    );
    const kept = await test(config(), '--record', 'all', '--golden');
    assert.equal(kept.code, 0, kept.stderr);
    requests = 0;
  });

  /** The failed checks, as they are named. */
  async function failures(...args: string[]): Promise<string[]> {
    const { stdout } = await test(config(), '--format', 'json', ...args);
    const { configurations }: TestReport = JSON.parse(stdout);
    const checks = configurations.flatMap(({ cases }) => cases).flatMap((each) => each.checks);
    return checks.filter(({ outcome }) => outcome !== 'passed').map(({ code, message }) => `${code} ${message}`);
  }

  it('keeps a run as a case, which passes without the network', async () => {
    const { tables } = read(expectFile());
    assert.deepEqual(tables.users, {
      rows: { exactly: 5 },
      columns: ['id', 'name', 'note'],
      key: ['id'],
      notNull: ['id', 'name'],
      filled: ['note'],
      types: { id: 'integer' },
    });
    const { code, stdout } = await test(folder());
    assert.deepEqual([code, requests], [0, 0]);
    assert.match(stdout, /1 passed in 1 configuration/);
  });

  it('keeps no secret', () => {
    for (const file of ['recording/recording.json', 'recording/exchanges.jsonl', 'expect.json'])
      assert.ok(!readFileSync(place('users.tests', 'all', file), 'utf8').includes('secret-1'), file);
  });

  it('does not replace a case', async () => {
    const before = readFileSync(expectFile(), 'utf8');
    const { code, stderr } = await test(config(), '--record', 'all');
    assert.equal(code, 1);
    assert.match(stderr, /There is a case ".*users\.tests\/all" already/);
    assert.equal(requests, 0);
    assert.equal(readFileSync(expectFile(), 'utf8'), before);
  });

  const broken: [what: string, change: Patch, failure: RegExp][] = [
    [
      'a page size that was not recorded',
      { api: { pagination: { limit: 3 } } },
      /^test\.outcome .*limit=3&offset=0 is not in the recording/,
    ],
    ['paging that is gone', { api: { pagination: null } }, /^test\.outcome .*is not in the recording/],
    [
      'a path to records that is not there',
      { config: { jobs: [{ endpoint: 'users', dataType: 'users', dataField: 'itms' }] } },
      /^test\.verdict .*only 0 were read/,
    ],
    [
      'a mapping that lost columns',
      { config: { mappings: { users: { id: { mapping: { destination: 'id' } } } } } },
      /^test\.columns "name" and "note" are missing/,
    ],
  ];
  for (const [what, change, failure] of broken) {
    it(`fails for ${what}, with the place of the job`, async () => {
      edit(config(), change);
      const found = await failures();
      assert.ok(
        found.some((each) => failure.test(each)),
        found.join('\n'),
      );
      const { code, stdout } = await test(config());
      assert.equal(code, 3);
      assert.match(stdout, /because of .*users\.extractor\.json:1:\d+/);
    });
  }

  const ofUsers = (users: Patch) => ({ tables: { users } });
  const expected: [what: string, change: Patch, failure: RegExp][] = [
    [
      'more rows',
      ofUsers({ rows: { exactly: null, min: 6 } }),
      /^test\.rows Expected 6 rows or more, but there are 5 rows/,
    ],
    [
      'rows near those of the last run',
      ofUsers({ rows: { exactly: null, near: 10, percent: 20 } }),
      /^test\.rows There are 5 rows, 50 % fewer/,
    ],
    ['a column that is never empty', ofUsers({ notNull: ['note'] }), /^test\.not-null .*it is empty in row 1/],
    ['a key that is none', ofUsers({ key: ['note'] }), /^test\.key /],
    ['another type', ofUsers({ types: { name: 'integer' } }), /^test\.type .*"User 1" in row 1/],
    ['an expression', ofUsers({ matches: { name: '^U' } }), /^$/],
    ['an expression that does not match', ofUsers({ matches: { name: '^x' } }), /^test\.match /],
    [
      'fewer requests',
      { requests: { max: 1 } },
      /^test\.requests Expected at most 1 request, but there are 3 requests/,
    ],
    ['another verdict', { verdict: 'incomplete' }, /^test\.verdict The verdict is "complete"/],
    [
      'evidence',
      { findings: [{ code: 'total-differs' }] },
      /^test\.finding The verdict does not rest on "total-differs"/,
    ],
    ['a job', { jobs: { orders: {} } }, /^test\.job No job "orders" ran/],
    [
      'a failure',
      { outcome: 'failed', tables: null, otherTables: null },
      /^test\.outcome The run ended with "done"\.$/,
    ],
    ['a table', { tables: { orders: {} } }, /^test\.table The run wrote no table "orders"/],
    ['a misspelled key', { warnigs: 'none' }, /^test\.invalid-expectation .*Did you mean "warnings"/],
  ];
  it('says in words what is no JSON in the expectations, and where', async () => {
    writeFileSync(expectFile(), '{\n  "verdict": "complete",\n  "tables": {"\n');
    assert.match(
      (await failures()).join('\n'),
      /^test\.invalid-expectation It is no JSON: [^(]*control character[^(]*\.$/,
    );
    const { stdout } = await test(config());
    assert.match(stdout, /expect\.json:3:14: error: /);
  });

  for (const [what, change, failure] of expected) {
    it(`checks ${what}`, async () => {
      edit(expectFile(), change);
      assert.match((await failures()).join('\n'), failure);
    });
  }

  it('takes the rows of a golden table in any order, if there is a key, and else in theirs', async () => {
    const golden = place('users.tests', 'all', 'tables', 'shop.users.csv');
    const [header, ...rows] = readFileSync(golden, 'utf8').trimEnd().split('\n');
    writeFileSync(golden, `${[header, ...rows.toReversed()].join('\n')}\n`);
    assert.deepEqual(await failures(), []);
    edit(expectFile(), ofUsers({ key: null }));
    assert.match((await failures()).join('\n'), /^test\.golden .*in another order/);
    await test(config(), '--update');
    assert.deepEqual(await failures(), []);
  });

  it('deletes the golden table of a table that is no longer written, with --update alone', async () => {
    const golden = (name: string) => place('users.tests', 'all', 'tables', name);
    const [now, before] = [golden('shop.users.csv'), golden('shop.persons.csv')];
    copyFileSync(now, before);
    assert.match((await failures()).join('\n'), /persons/);
    assert.ok(existsSync(before));
    const { code, stdout } = await test(config(), '--update');
    assert.equal(code, 0);
    assert.match(stdout, /all: \d golden tables? written, 1 deleted: the run writes no "shop\.persons" any more\./);
    assert.deepEqual([existsSync(now), existsSync(before), await failures()], [true, false, []]);
  });

  it('gives golden tables to a case that has none only if it is named, with --update', async () => {
    const tables = place('users.tests', 'all', 'tables');
    rmSync(tables, { recursive: true });
    const all = await test(config(), '--update');
    assert.deepEqual([all.code, existsSync(tables)], [1, false]);
    assert.match(all.stderr, /No case has golden tables\..* name it with --case\./);
    assert.equal((await test(config(), '--case', 'all', '--update')).code, 0);
    assert.ok(existsSync(tables));
  });

  for (const name of ['CON', 'aux.old', 'a.', 'a/b', '.a'])
    it(`keeps no case under a name that is not one of a folder everywhere: ${name}`, async () => {
      const { code, stderr } = await test(config(), '--record', name);
      assert.equal(code, 1);
      assert.match(stderr, /cannot be the name of a case\. Take letters, digits/);
    });

  const renamed: [what: string, before: string][] = [
    ['the bucket', 'store.users.csv'],
    ['the letter case', 'shop.Users.csv'],
  ];
  for (const [what, before] of renamed) {
    it(`keeps a golden table of which only ${what} is another one, with --update`, async () => {
      const tables = place('users.tests', 'all', 'tables');
      for (const name of readdirSync(tables)) if (name !== 'shop.users.csv') rmSync(path.join(tables, name));
      renameSync(path.join(tables, 'shop.users.csv'), path.join(tables, before));
      assert.notDeepEqual(await failures(), []);
      await test(config(), '--update');
      assert.deepEqual([readdirSync(tables), await failures()], [['shop.users.csv'], []]);
    });
  }

  it('updates nothing where the expectations have a mistake: they may say what to run', async () => {
    edit(expectFile(), { warnigs: 'none' });
    const golden = place('users.tests', 'all', 'tables', 'shop.users.csv');
    writeFileSync(golden, 'id\n7\n');
    const { code, stderr } = await test(config(), '--update');
    assert.equal(code, 1);
    assert.match(stderr, /"expect\.json" of ".*all" has a mistake: .*Did you mean "warnings"/);
    assert.equal(readFileSync(golden, 'utf8'), 'id\n7\n');
  });

  it('names the first change of a golden table', async () => {
    const golden = place('users.tests', 'all', 'tables', 'shop.users.csv');
    writeFileSync(golden, readFileSync(golden, 'utf8').replace('User 2', 'User X'));
    const [failure] = await failures();
    assert.equal(
      failure,
      'test.golden The table differs from the golden one: 1 row changed. The first change is in "name": "User X" is "User 2" now.',
    );
  });

  it('passes after Git has changed the ends of lines', async () => {
    for (const file of [
      'expect.json',
      'tables/shop.users.csv',
      'recording/exchanges.jsonl',
      'recording/recording.json',
    ]) {
      const name = place('users.tests', 'all', file);
      writeFileSync(name, readFileSync(name, 'utf8').replaceAll('\n', '\r\n'));
    }
    assert.deepEqual(await failures(), []);
  });

  it('calls a case an error that expects nothing, or has no recording', async () => {
    const parts = ['expect.json', 'tables', 'recording'];
    cpSync(place('users.tests', 'all'), place('kept'), { recursive: true });
    rmSync(place('users.tests', 'all', 'recording'), { recursive: true });
    assert.match(
      (await failures()).join('\n'),
      /^replay\.no-recording There is no recording in ".*users\.tests\/all\/recording"/,
    );
    cpSync(place('kept'), place('users.tests', 'all'), { recursive: true });
    for (const part of parts.slice(0, 2)) rmSync(place('users.tests', 'all', part), { recursive: true });
    assert.match((await failures()).join('\n'), /^test\.no-expectations /);
    assert.equal((await test(config())).code, 1);
  });

  it('runs the cases that a path or an option names, and says where there are none', async () => {
    cpSync(place('users.tests', 'all'), place('users.tests', 'other'), { recursive: true });
    const count = async (...args: string[]) => (await test(...args)).stdout.match(/(\d+) passed/)?.[1];
    assert.equal(await count(config()), '2');
    assert.equal(await count(config(), '--case', 'other'), '1');
    assert.equal(await count(place('users.tests', 'all')), '1');
    assert.equal(await count(place('users.tests')), '2');
    assert.match((await test(config(), '--case', 'none')).stderr, /There is no case "none"/);
    assert.match((await test(place('none.extractor.json'))).stderr, /none\.extractor\.json/);
    mkdirSync(place('empty'));
    assert.equal((await test(place('empty'))).code, 1);
  });

  it('runs the tests of each configuration below a folder once, whatever the name of its file', async () => {
    mkdirSync(place('shop'));
    for (const name of ['orders.json', 'shop/config.json']) {
      cpSync(config(), place(name));
      cpSync(place('users.tests'), place(name.replace('.json', '.tests')), { recursive: true });
    }
    assert.match((await test(folder())).stdout, /3 passed in 3 configurations/);
    const twice = await test(config(), folder(), place('users.tests', 'all', 'expect.json'));
    assert.match(twice.stdout, /3 passed in 3 configurations/);
  });

  it('calls tests an error whose configuration has another name now', async () => {
    renameSync(config(), place('people.extractor.json'));
    for (const named of [folder(), place('users.tests'), place('users.tests', 'all')]) {
      const { code, stdout } = await test(named);
      assert.equal(code, 1);
      assert.match(stdout, /The configuration of these tests is gone: there is none of ".*users\.extractor\.json", /);
    }
    // Others may have folders of this name.
    rmSync(place('users.tests', 'all', 'recording'), { recursive: true });
    assert.match((await test(folder())).stderr, /There are no tests/);
  });

  it('keeps and runs tests in a folder that is named like one of tests', async () => {
    mkdirSync(place('my.tests'));
    cpSync(config(), place('my.tests', 'users.extractor.json'));
    const kept = await test(place('my.tests', 'users.extractor.json'), '--record', 'one');
    assert.equal(kept.code, 0, kept.stderr);
    for (const names of [[], ['users.extractor.json'], ['users.tests'], ['users.tests', 'one']])
      assert.match((await test(place('my.tests', ...names))).stdout, /1 passed in 1 configuration/);
  });

  it('runs only what Git has changed', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder() });
    cpSync(place('users.tests'), place('other.tests'), { recursive: true });
    cpSync(config(), place('other.extractor.json'));
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'All');
    const here = process.cwd();
    process.chdir(folder());
    try {
      assert.match((await test('.', '--changed')).stdout, /No tests/);
      edit(config(), { config: { debug: false } });
      assert.match((await test('.', '--changed')).stdout, /1 passed in 1 configuration/);
      git('mv', 'other.extractor.json', 'another.extractor.json');
      assert.match((await test('.', '--changed')).stdout, /1 error, 1 passed in 2 configurations/);
      assert.match((await test('.', '--changed', 'nothing')).stderr, /Git cannot say what has changed since "nothing"/);
    } finally {
      process.chdir(here);
    }
  });

  it('keeps no recording of other requests than those of the configuration', async () => {
    edit(config(), { api: { pagination: { limit: 3 } } });
    const { code, stderr } = await test(
      config(),
      '--record',
      'other',
      '--from',
      place('users.tests', 'all', 'recording'),
    );
    assert.equal(code, 1);
    assert.match(
      stderr,
      /^pagewright: The run of ".*other" ended with "failed": .*limit=3&offset=0 is not in the recording/,
    );
    assert.ok(!existsSync(place('users.tests', 'other')));
  });

  it('names no folder of a run to keep that is gone afterwards', async () => {
    const { stdout } = await test(config(), '--record', 'other');
    assert.match(stdout, /Complete: .*\n.*\nKept as "/);
    assert.doesNotMatch(stdout, /Tables are in|is recorded in/);
  });

  it('says why a case cannot be written', async () => {
    writeFileSync(place('users.tests', 'taken'), '');
    const kept = await test(config(), '--record', 'taken');
    assert.equal(kept.code, 1);
    assert.match(
      kept.stderr,
      /^pagewright: The case ".*users\.tests\/taken" cannot be written: a part of the path is a file\./,
    );
    rmSync(place('users.tests', 'all', 'tables'), { recursive: true });
    writeFileSync(place('users.tests', 'all', 'tables'), '');
    const updated = await test(config(), '--case', 'all', '--update');
    assert.equal(updated.code, 1);
    assert.match(
      updated.stderr,
      /^pagewright: The case ".*users\.tests\/all" cannot be written: a file with that name is/,
    );
  });

  for (const [options, said] of [
    [['--golden'], '--golden is for --record only.'],
    [['--from', 'recording'], '--from is for --record only.'],
    [['--env', 'dev'], '--env is for --record only.'],
    [['--live', '--env', 'dev'], '--env is for --record only.'],
    [['--seed', '3'], '--seed is for --mutate only.'],
    [['--live', '--mutate'], "'--live' cannot be used with option '--mutate'"],
    [['--live-in-ci', '--record', 'x'], "'--live-in-ci' cannot be used with option '--record <case>'"],
  ] as const) {
    it(`passes over no option: ${options.join(' ')}`, async () => {
      const { code, stdout, stderr } = await test(config(), ...options);
      assert.deepEqual([code, stdout, requests], [1, '', 0]);
      assert.ok(stderr.includes(said), stderr);
    });
  }

  it('writes nothing of a case whose run cannot be kept', async () => {
    writeFileSync(place('broken'), '');
    const { code } = await test(config(), '--record', 'none', '--from', place('broken'));
    assert.equal(code, 1);
    assert.ok(!existsSync(place('users.tests', 'none')));
  });

  it('says so of a state that cannot be read, which is not as good as none', async () => {
    mkdirSync(place('users.tests', 'all', 'state.json'));
    assert.match((await failures()).join('\n'), /users\.tests\/all\/state\.json/);
  });

  it('keeps a recording that is there already', async () => {
    renameSync(place('users.tests', 'all', 'recording'), place('mine'));
    const { code } = await test(config(), '--record', 'again', '--from', place('mine'));
    assert.deepEqual([code, requests], [0, 0]);
    assert.ok(existsSync(place('users.tests', 'again', 'expect.json')));
  });
});
