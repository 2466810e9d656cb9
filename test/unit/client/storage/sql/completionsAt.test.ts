import assert from 'node:assert/strict';
import { completionsAt } from '../../../../../client/storage/sql/completionsAt.ts';
import { plainName, quotedName, sqlName } from '../../../../../client/storage/sql/sqlName.ts';

const tables = [
  { name: 'in.c-main.users', rows: 3, columns: ['id', 'name', 'order'], primaryKey: ['id'] },
  { name: 'in.c-main.orders', rows: 1, columns: ['id', 'user id'], primaryKey: [] },
  { name: 'bare', rows: 0, columns: ['x'], primaryKey: [] },
];
const everyTable = ['"in.c-main.users"', '"in.c-main.orders"', 'bare'];

/** The texts that are offered at the `|`, and what they replace. */
function complete(marked: string): { texts: string[]; replaced: string } {
  const offset = marked.indexOf('|');
  const sql = marked.replace('|', '');
  const { start, end, items } = completionsAt(sql, offset, tables);
  return { texts: items.map(({ text }) => text), replaced: sql.slice(start, end) };
}

describe('the completion of names in a query', () => {
  // the query with its cursor, what is offered, what is replaced
  const cases: [string, string[], string][] = [
    ['SELECT * FROM |', everyTable, ''],
    ['select * from us|', everyTable, 'us'],
    ['SELECT * FROM bare JOIN |', everyTable, ''],
    ['SELECT * FROM "|"', ['"in.c-main.users"', '"in.c-main.orders"', '"bare"'], '""'],
    ['SELECT * FROM "in.c-m|\nWHERE id = 1', ['"in.c-main.users"', '"in.c-main.orders"', '"bare"'], '"in.c-m'],
    ['SELECT * FROM "in.c-main.us|ers" u', ['"in.c-main.users"', '"in.c-main.orders"', '"bare"'], '"in.c-main.users"'],
    ['SELECT * FROM "in.c-m| WHERE "id" = 1', ['"in.c-main.users"', '"in.c-main.orders"', '"bare"'], '"in.c-m'],
    ['SELECT | FROM "in.c-main.users"', ['id', 'name', '"order"', ...everyTable], ''],
    ['SELECT na| FROM "in.c-main.users"', ['id', 'name', '"order"', ...everyTable], 'na'],
    ['SELECT |', ['id', 'name', '"order"', '"user id"', 'x', ...everyTable], ''],
    ['SELECT u.| FROM "in.c-main.users" u', ['id', 'name', '"order"'], ''],
    ['SELECT u.na| FROM "in.c-main.users" AS u', ['id', 'name', '"order"'], 'na'],
    ['SELECT o.| FROM "in.c-main.users" u JOIN "in.c-main.orders" o', ['id', '"user id"'], ''],
    ['SELECT "in.c-main.orders".| FROM "in.c-main.orders"', ['id', '"user id"'], ''],
    ['SELECT z.| FROM "in.c-main.users" u', [], ''],
    ['SELECT x FROM bare; SELECT | FROM "in.c-main.orders"', ['id', '"user id"', ...everyTable], ''],
    ["SELECT x FROM bare WHERE x = '|'", [], ''],
    ["SELECT x FROM bare WHERE x = '|", [], ''],
    ['SELECT 1 -- from |', [], ''],
    ['/* from | */ SELECT 1', [], ''],
    ["SELECT x FROM bare WHERE x = 'a' AND |", ['x', ...everyTable], ''],
  ];
  for (const [marked, texts, replaced] of cases) {
    it(`offers at ${JSON.stringify(marked)}`, () => assert.deepEqual(complete(marked), { texts, replaced }));
  }

  it('says which tables have a column, how many rows a table has and whose it is', () => {
    const details = completionsAt('SELECT ', 7, tables).items.map(({ name, detail }) => [name, detail]);
    assert.deepEqual(details[0], ['id', 'in.c-main.users, in.c-main.orders']);
    assert.deepEqual(details.at(-2), ['in.c-main.orders', '1 row']);
    assert.deepEqual(details.at(-1), ['bare', '0 rows']);
    const [owned] = completionsAt('FROM ', 5, [
      { name: 'eu/t', rows: 2, columns: [], primaryKey: [], configuration: 'eu' },
    ]).items;
    assert.deepEqual(owned, { kind: 'table', name: 'eu/t', text: '"eu/t"', detail: '2 rows · eu' });
  });
});

describe('a name in SQL', () => {
  // the name, how it is written
  const names: [string, string][] = [
    ['id', 'id'],
    ['_a1', '_a1'],
    ['1a', '"1a"'],
    ['order', '"order"'],
    ['Group', '"Group"'],
    ['in.c-main.users', '"in.c-main.users"'],
    ['a "b"', '"a ""b"""'],
    ['ž', '"ž"'],
    ['', '""'],
  ];
  for (const [name, written] of names) {
    it(`${JSON.stringify(name)} is written ${written}`, () => {
      assert.equal(sqlName(name), written);
      assert.equal(plainName(written), name);
      assert.equal(plainName(quotedName(name)), name);
    });
  }
  it('in brackets or backticks is read too', () => {
    assert.equal(plainName('[a b]'), 'a b');
    assert.equal(plainName('`a b`'), 'a b');
  });
});
