import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BesideExpect } from '../../../../engine/core/testing/beside/besideExpect.ts';
import { configNames } from '../../../../engine/core/testing/beside/configNames.ts';
import { checkBeside, expectCodes } from '../../../../engine/core/testing/checkExpect.ts';

const secret = 'qJ7tR2mX9vL4';
const config = {
  api: { baseUrl: 'https://api.test/' },
  config: {
    '#apiToken': secret,
    outputBucket: 'shop',
    jobs: [
      {
        endpoint: 'orders',
        children: [{ endpoint: 'orders/{id}/items', dataType: 'items', placeholders: { id: 'id' } }],
      },
      { endpoint: 'v1/users', dataType: 'users' },
    ],
    mappings: {
      users: {
        id: { mapping: { destination: 'user_id', primaryKey: true } },
        roles: { type: 'table', destination: 'roles', tableMapping: { name: { mapping: { destination: 'role' } } } },
      },
    },
  },
};
const beside: BesideExpect = {
  config: configNames(JSON.stringify(config)),
  environments: ['staging', 'production'],
  goldens: new Map([['shop.orders', ['id', 'total']]]),
};

// what is expected, what is found: the code, the pointer, and the suggestion
const cases: [title: string, expect: unknown, found: [code: string, pointer: string, suggestion?: string][]][] = [
  ['all is well', { verdict: 'complete', tables: { orders: { rows: { min: 1 }, golden: 'exact' } } }, []],
  ['an unknown key', { verdit: 'complete' }, [['test.invalid-expectation', '/verdit', 'verdict']]],
  ['another type', { verdict: 1 }, [['test.invalid-expectation', '/verdict']]],
  ['min above max', { requests: { min: 3, max: 2 } }, [['test.impossible-amount', '/requests/min']]],
  ['min as max', { requests: { min: 3, max: 3 } }, []],
  [
    'min beside exactly',
    { jobs: { orders: { records: { exactly: 3, min: 1 } } } },
    [['test.impossible-amount', '/jobs/orders/records/min']],
  ],
  [
    'near outside of max',
    { tables: { orders: { rows: { near: 100, percent: 10, max: 80 } } } },
    [['test.impossible-amount', '/tables/orders/rows/near']],
  ],
  ['near that max cuts', { tables: { orders: { rows: { near: 100, percent: 30, max: 80 } } } }, []],
  ['an error of a run that is done', { outcome: 'done', error: 'http.status' }, [['test.contradiction', '/error']]],
  ['tables of a run that failed', { error: 'http.status', tables: {} }, [['test.contradiction', '/tables']]],
  [
    'no other tables of a run that failed',
    { outcome: 'failed', otherTables: false },
    [['test.contradiction', '/otherTables']],
  ],
  ['a run that failed', { outcome: 'failed', error: 'http.status' }, []],
  [
    'a job with less than the run',
    { verdict: 'complete', jobs: { users: { verdict: 'unknown' } } },
    [['test.contradiction', '/jobs/users/verdict']],
  ],
  ['a job with more than the run', { verdict: 'incomplete', jobs: { users: { verdict: 'complete' } } }, []],
  [
    'a key that is no column',
    { tables: { orders: { columns: ['total'], key: ['id'] } } },
    [['test.contradiction', '/tables/orders/key/0']],
  ],
  [
    'a key that may be added',
    { tables: { orders: { columns: { names: ['total'], mayGrow: true }, key: ['id'] } } },
    [],
  ],
  [
    'no regular expression',
    { tables: { orders: { matches: { id: '(' } } } },
    [['test.invalid-pattern', '/tables/orders/matches/id']],
  ],
  ['no golden table', { tables: { users: { golden: 'rows' } } }, [['test.no-golden-table', '/tables/users/golden']]],
  ['no golden table, and none is wanted', { tables: { users: { golden: 'off' } } }, []],
  [
    'another environment',
    { config: { environment: 'stagin' }, verdict: 'complete' },
    [['test.unknown-environment', '/config/environment', 'staging']],
  ],
  ['its environment', { config: { environment: 'staging' }, verdict: 'complete' }, []],
  ['another job', { jobs: { order: {} } }, [['test.unknown-job', '/jobs/order', 'orders']]],
  ['a child job', { jobs: { 'orders > items': {} } }, []],
  [
    'evidence of another job',
    { findings: [{ code: 'total-matches', job: 'x' }] },
    [['test.unknown-job', '/findings/0/job']],
  ],
  ['another table', { tables: { user: {} } }, [['test.unknown-table', '/tables/user', 'users']]],
  [
    'another table in full',
    { tables: { 'in.c-shop.user': {} } },
    [['test.unknown-table', '/tables/in.c-shop.user', 'in.c-shop.users']],
  ],
  ['tables in full', { tables: { 'in.c-shop.orders': {}, 'in.c-shop.items': {} } }, []],
  ['the table of a list in a mapping', { tables: { roles: {} } }, []],
  ['the table of a list without a mapping', { tables: { orders_lines: {} } }, []],
  [
    'another column of a golden table',
    { tables: { orders: { types: { totl: 'number' } } } },
    [['test.unknown-column', '/tables/orders/types/totl', 'total']],
  ],
  [
    'another column of a mapping',
    { tables: { users: { notNull: ['user_id', 'id'] } } },
    [['test.unknown-column', '/tables/users/notNull/1']],
  ],
  ['any column without either', { tables: { items: { notNull: ['anything'] } } }, []],
  [
    'the value of a secret, wherever it is',
    { description: `with ${secret}`, verdict: 'complete' },
    [['test.plain-secret', '/description']],
  ],
  [
    'the value of a secret in what is no expectation',
    { dscription: secret },
    [
      ['test.invalid-expectation', '/dscription', 'description'],
      ['test.plain-secret', '/dscription'],
    ],
  ],
  [
    'a credential in the state',
    { config: { state: { refresh_token: 'aB3dE5fG7h' } }, verdict: 'complete' },
    [['test.plain-secret', '/config/state/refresh_token']],
  ],
  [
    'a credential that a column must be',
    { tables: { items: { matches: { password: '^hunter2024$' } } } },
    [['test.plain-secret', '/tables/items/matches/password']],
  ],
  ['the form of a credential', { tables: { items: { matches: { password: '^[A-Za-z0-9]{8,}$' } } } }, []],
];

describe('the rules for expect.json', () => {
  for (const [title, expect, found] of cases) {
    it(`find ${found.map(([code]) => code).join(' and ') || 'nothing'}: ${title}`, () => {
      const problems = checkBeside(expect, beside);
      assert.deepEqual(
        problems.map(({ code, pointer, data }) => [code, pointer, ...(data?.suggestion ? [data.suggestion] : [])]),
        found,
      );
      for (const { message } of problems) assert.ok(!message.includes(secret));
    });
  }

  it('find a case that expects nothing, where there is no golden table either', () => {
    const lonely = { ...beside, goldens: new Map() };
    for (const expect of [{}, { description: 'later' }])
      assert.deepEqual(
        checkBeside(expect, lonely).map(({ code }) => code),
        ['test.no-expectations'],
      );
    assert.deepEqual(checkBeside({}, beside), []);
  });

  it('say nothing of files that are not known', () => {
    const expect = {
      config: { environment: 'any' },
      jobs: { any: {} },
      tables: { any: { notNull: ['any'], golden: 'exact' } },
    };
    assert.deepEqual(checkBeside(expect, {}), []);
    assert.deepEqual(checkBeside({}, {}), []);
  });

  it('know no names of a configuration with a mistake', () => assert.equal(configNames('{"api": {}}'), undefined));
});

describe('docs/diagnostics.md', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/diagnostics.md'), 'utf8');
  const sections = new Map(page.split(/^## /m).map((section) => [section.split('\n')[0], section]));
  for (const code of expectCodes) {
    it(`has an example for ${code}, in which it is found`, () => {
      const section = sections.get(code.replaceAll('.', '-')) ?? '';
      const [, example = ''] = /```json\n(.+?)```/s.exec(section) ?? [];
      const found = checkBeside(JSON.parse(example), { ...beside, goldens: new Map() });
      assert.deepEqual(
        found.map((problem) => problem.code),
        [code],
      );
    });
  }
});
