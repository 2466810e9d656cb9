import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasSqlite } from '../support/programNode.ts';
import { resultOf, runCli, spawnCli } from '../support/runCli.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { databaseIn, importWritten } from '../unit/engine/storage/storedTables.ts';

const users = 'FROM "in.c-main.users"';

(hasSqlite() ? describe : describe.skip)('pagewright query', () => {
  const folder = temporaryFolder();
  beforeEach(() =>
    importWritten(folder(), [
      {
        name: 'in.c-main.users',
        columns: ['id', 'name'],
        rows: [
          ['1', 'Ada'],
          ['2', 'B "x"\n\u001b[31m'],
          ['10', ''],
        ],
      },
    ]),
  );

  const query = (sql: string, ...args: string[]) =>
    runCliHere(['query', sql, '--storage', databaseIn(folder()), ...args]);

  const cases: [title: string, sql: string, format: string, stdout: string][] = [
    [
      'a table, in which nothing acts on the terminal',
      `SELECT *, length(name) AS size ${users}`,
      'table',
      'id  name               size\n1   Ada                   3\n2   B "x"\\x0a\\x1b[31m    11\n10                        0\n\n3 rows\n',
    ],
    ['a table without rows', `SELECT id ${users} WHERE id = 7`, 'table', 'id\n\n0 rows\n'],
    ['CSV as a run writes it', `SELECT name AS "a ""b""" ${users} LIMIT 1`, 'csv', '"a ""b"""\n"Ada"\n'],
    [
      'JSON with its types and all digits',
      'SELECT 9007199254740993 AS "10", 0.5 AS "2", NULL AS n, \'x\' AS t, x\'ff\' AS b',
      'json',
      '[\n  {"10": 9007199254740993, "2": 0.5, "n": null, "t": "x", "b": "ff"}\n]\n',
    ],
    ['JSON with every row', `SELECT id ${users} LIMIT 2`, 'json', '[\n  {"id": "1"},\n  {"id": "2"}\n]\n'],
    ['JSON without rows', `SELECT id ${users} WHERE id = 7`, 'json', '[]\n'],
  ];
  for (const [title, sql, format, expected] of cases) {
    it(`prints ${title}`, async () => {
      const { code, stdout, stderr } = await query(sql, '--format', format);
      assert.deepEqual([code, stdout, stderr], [0, expected, '']);
    });
  }

  const many = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) SELECT i FROM n`;

  it('says where a table is cut, and prints all in another format', async () => {
    assert.match((await query(many(1_000))).stdout, /\n1000\n\n1,000 rows\n$/);
    assert.match((await query(many(1_001))).stdout, /\n1000\n\nThe first 1,000 rows; --format csv prints all\.\n$/);
    assert.match((await query(many(1_001), '--format', 'csv')).stdout, /\n"1001"\n$/);
  });

  /** A statement that would take for ever, before its first row. */
  const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';

  it('is ended at the limit of time, and says so', async () => {
    const args = ['query', endless, '--storage', databaseIn(folder()), '--max-seconds', '1'];
    const { signal, stdout, stderr } = await runCli(args);
    assert.deepEqual([signal, stdout], ['SIGTERM', '']);
    assert.equal(
      stderr,
      'pagewright: The query takes longer than 1 second, so it was ended. Narrow it, or allow more with --max-seconds.\n',
    );
  });

  it('ends at once with Ctrl-C', async () => {
    const args = ['query', endless, '--storage', databaseIn(folder())];
    const child = spawnCli(args);
    const ended = resultOf(child, args);
    // There is nothing to see of a query that has begun.
    await sleep(500);
    child.kill('SIGINT');
    const { signal, stdout, stderr } = await ended;
    assert.deepEqual([signal, stdout, stderr], ['SIGINT', '', '']);
  });

  for (const format of ['table', 'csv', 'json']) {
    it(`shows no value that is too large: ${format}`, async () => {
      const { code, stderr } = await query('SELECT zeroblob(100000000)', '--format', format);
      assert.equal(code, 1);
      assert.match(stderr, /^pagewright: Row 1 of the result has more than 67,108,864 characters\./);
    });
  }

  it('shows the beginning of a large value in a table', async () => {
    const { stdout } = await query('SELECT zeroblob(60000000) AS b, 7 AS n');
    assert.equal(stdout, `b${' '.repeat(61)}n\n${'0'.repeat(59)}…  7\n\n1 row\n`);
  });

  it('takes no limit that a timer cannot wait for', async () => {
    for (const seconds of ['0', '-1', '9999999999', 'x'])
      assert.equal((await query('SELECT 1', '--max-seconds', seconds)).code, 1);
  });

  it('ends where nobody reads on, and with 0', async () => {
    const child = spawnCli(['query', many(10_000_000), '--storage', databaseIn(folder()), '--format', 'csv']);
    child.stdout.once('data', () => child.stdout.destroy());
    assert.equal(await new Promise((resolve) => child.on('close', resolve)), 0);
  });

  const refused: [title: string, sql: string, said: RegExp][] = [
    ['would change something', 'DELETE FROM "in.c-main.users"', /A query only reads the storage/],
    ['SQLite does not understand', 'SELEC', /SQLite says: near "SELEC": syntax error\.\n$/],
    ['names a table that is not there', 'SELECT * FROM users', /SQLite says: no such table: users\.\n$/],
  ];
  for (const [title, sql, said] of refused) {
    it(`ends with 1 for a statement that ${title}`, async () => {
      const { code, stdout, stderr } = await query(sql);
      assert.deepEqual([code, stdout], [1, '']);
      assert.match(stderr, said);
    });
  }

  it('ends with 1 where there is no storage, and makes none', async () => {
    const file = path.join(folder(), 'none.sqlite');
    const { code, stderr } = await runCliHere(['query', 'SELECT 1', '--storage', file]);
    assert.deepEqual(
      [code, stderr],
      [1, 'pagewright: There is no storage yet. Run a configuration to import its tables.\n'],
    );
    assert.equal(existsSync(file), false);
    assert.equal((await runCliHere(['query', 'SELECT 1'])).code, 1);
  });
});
