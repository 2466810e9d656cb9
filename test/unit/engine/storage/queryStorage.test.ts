import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describeStorage } from '../../../../engine/io/storage/describeStorage.ts';
import { queryStorage } from '../../../../engine/io/storage/queryStorage.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { databaseIn, importWritten, readStored, type WrittenTable } from './storedTables.ts';

const tables: WrittenTable[] = [
  {
    name: 'in.c-main.users',
    columns: ['id', 'name'],
    rows: [
      ['1', 'Ada'],
      ['2', 'B "x"'],
      ['10', ''],
    ],
    key: ['id'],
  },
  {
    name: 'in.c-main.orders',
    columns: ['id', 'user', 'amount'],
    rows: [
      ['1', '2', '9.50'],
      ['2', '2', '0.5'],
    ],
  },
];

describe('a query on the storage', () => {
  const folder = temporaryFolder();
  beforeEach(() => importWritten(folder(), tables));

  const result = () => path.join(folder(), 'queries', 'result.csv');
  const ask = (sql: string, maxRows = 100, maxCharacters = 1e9) =>
    queryStorage({ database: databaseIn(folder()), sql, file: result(), maxRows, maxCharacters });

  // the statement, the file that it gives
  const answers: [string, string][] = [
    ['SELECT * FROM "in.c-main.users"', '"id","name"\n"1","Ada"\n"2","B ""x"""\n"10",""\n'],
    ['SELECT id FROM "in.c-main.users" ORDER BY CAST(id AS INTEGER) DESC LIMIT 1', '"id"\n"10"\n'],
    [
      'SELECT count(*) AS n, sum(amount) AS total, max(NULL) AS none FROM "in.c-main.orders"',
      '"n","total","none"\n"2","10","".\n'.replace('.', ''),
    ],
    [
      'SELECT u.id, o.id FROM "in.c-main.users" u JOIN "in.c-main.orders" o ON o.user = u.id',
      '"id","id"\n"2","1"\n"2","2"\n',
    ],
    [
      "SELECT 9007199254740993 AS large, 1.5 AS half, x'00ff' AS bytes",
      '"large","half","bytes"\n"9007199254740993","1.5","00ff"\n',
    ],
    ['SELECT * FROM "in.c-main.users" WHERE id = \'99\'', '"id","name"\n'],
    ['WITH x AS (SELECT 1 AS a) SELECT a FROM x -- and a word', '"a"\n"1"\n'],
    ["SELECT name FROM pragma_table_info('in.c-main.users')", '"name"\n"id"\n"name"\n'],
  ];
  for (const [sql, csv] of answers) {
    it(`answers ${sql}`, async () => {
      const { rows, columns, isCut } = await ask(sql);
      assert.equal(readFileSync(result(), 'utf8'), csv);
      const lines = csv.trimEnd().split('\n');
      assert.deepEqual([rows, columns, isCut], [lines.length - 1, lines[0]?.split(',').length, false]);
    });
  }

  it('says where the ceiling cut the result, and not where it just fits', async () => {
    const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000) SELECT i FROM n';
    assert.deepEqual(await ask(numbers, 3_210), { rows: 3_210, columns: 1, isCut: true });
    assert.equal(readFileSync(result(), 'utf8').trimEnd().split('\n').length, 3_211);
    assert.deepEqual(await ask(numbers, 5_000), { rows: 5_000, columns: 1, isCut: false });
  });

  it('cuts the result at a number of characters', async () => {
    const wide =
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) SELECT zeroblob(10) FROM n';
    assert.deepEqual(await ask(wide, 1_000, 255), { rows: 25, columns: 1, isCut: true });
    assert.deepEqual(await ask(wide, 1_000, 1_000), { rows: 100, columns: 1, isCut: false });
  });

  it('refuses a row that is too long, and leaves no file', async () => {
    const message = 'Row 2 of the result has more than 67,108,864 characters. Ask for a part of it, with substr().';
    const sql = 'SELECT 1 UNION ALL SELECT zeroblob(70000000)';
    await assert.rejects(ask(sql), { code: 'storage.query', message });
    assert.deepEqual(readdirSync(path.dirname(result())), []);
  });

  // the statement, what is said
  const refused: [string, RegExp][] = [
    ['SELEC 1', /^SQLite says: near "SELEC": syntax error\.$/],
    ['SELECT nmae FROM "in.c-main.users"', /^SQLite says: no such column: nmae/],
    ['SELECT * FROM users', /^SQLite says: no such table: users/],
    ['SELECT "nmae" FROM "in.c-main.users"', /no such column/],
    ['DELETE FROM "in.c-main.users"', /^A query only reads the storage/],
    ['UPDATE "in.c-main.users" SET name = \'x\' RETURNING id', /^A query only reads the storage/],
    ['DROP TABLE "in.c-main.users"', /^A query only reads the storage/],
    ['CREATE TABLE t (a)', /^A query only reads the storage/],
    ['PRAGMA user_version = 7', /^A query only reads the storage/],
    ["ATTACH 'other.sqlite' AS other", /^A query only reads the storage/],
    ["SELECT json('{')", /^SQLite says: malformed JSON\.$/],
  ];
  for (const [sql, message] of refused) {
    it(`refuses ${sql}, changes nothing and leaves no file`, async () => {
      const before = readStored(folder());
      await assert.rejects(ask(sql), { name: 'UserError', code: 'storage.query', message });
      assert.deepEqual(readStored(folder()), before);
      assert.ok(!existsSync(path.dirname(result())) || readdirSync(path.dirname(result())).length === 0);
    });
  }

  it('reads what was there before while an import goes on', async () => {
    const writer = new DatabaseSync(databaseIn(folder()));
    writer.exec('BEGIN IMMEDIATE; DELETE FROM "in.c-main.users"');
    assert.equal((await ask('SELECT * FROM "in.c-main.users"')).rows, 3);
    writer.exec('ROLLBACK');
    writer.close();
  });

  it('says that there is no storage yet, and makes none', async () => {
    const database = path.join(folder(), 'none.sqlite');
    const asked = queryStorage({ database, sql: 'SELECT 1', file: result(), maxRows: 1, maxCharacters: 1e6 });
    await assert.rejects(asked, { code: 'storage.missing' });
    await assert.rejects(describeStorage(database), { code: 'storage.missing' });
    assert.ok(!existsSync(database));
  });
});

describe('the tables of a storage', () => {
  const folder = temporaryFolder();

  it('are told with columns, key and rows, the last imported first; the book and tables of others are not', async () => {
    await importWritten(folder(), tables);
    const database = new DatabaseSync(databaseIn(folder()));
    database.exec(
      `CREATE TABLE mine (a); UPDATE "_pagewright_loads" SET loaded_at = '2027' WHERE "table" LIKE '%users'`,
    );
    database.close();
    assert.deepEqual(await describeStorage(databaseIn(folder())), [
      { name: 'in.c-main.users', rows: 3, columns: ['id', 'name'], primaryKey: ['id'] },
      { name: 'in.c-main.orders', rows: 2, columns: ['id', 'user', 'amount'], primaryKey: [] },
    ]);
  });
});
