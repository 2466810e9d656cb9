import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { importTables } from '../../../../engine/io/storage/importTables.ts';
import { startCounting } from '../../../support/countCalls.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { databaseIn, importWritten, readStored, type Stored, type WrittenTable, writeTables } from './storedTables.ts';

const users = 'in.c-main.users';
const table = (columns: string[], rows: string[][], more: Partial<WrittenTable> = {}): WrittenTable => ({
  name: users,
  columns,
  rows,
  ...more,
});
const added = { isIncremental: true };
const byId = { isIncremental: true, key: ['id'] };

describe('the import of tables into a storage', () => {
  const folder = temporaryFolder();

  // what it shows, the tables of each run, what is stored after the last
  const cases: [string, WrittenTable[][], Stored][] = [
    [
      'a first full load makes the table',
      [[table(['id', 'name'], [['1', 'Ada']])]],
      {
        [users]: [
          ['id', 'name'],
          ['1', 'Ada'],
        ],
      },
    ],
    [
      'a full load takes the place of rows and columns',
      [[table(['id', 'name'], [['1', 'Ada']])], [table(['mail', 'id'], [['b@x', '2']])]],
      {
        [users]: [
          ['mail', 'id'],
          ['b@x', '2'],
        ],
      },
    ],
    [
      'a full load without rows leaves an empty table',
      [[table(['id'], [['1']])], [table(['id'], [])]],
      { [users]: [['id']] },
    ],
    ['a full load of a table without columns takes it away', [[table(['id'], [['1']])], [table([], [[], []])]], {}],
    ['a first incremental load makes the table', [[table(['id'], [['1']], byId)]], { [users]: [['id'], ['1']] }],
    [
      'an incremental load replaces rows of the same key and adds the others',
      [
        [
          table(
            ['id', 'name'],
            [
              ['1', 'Ada'],
              ['2', 'Bob'],
            ],
            byId,
          ),
        ],
        [
          table(
            ['id', 'name'],
            [
              ['3', 'Cy'],
              ['2', 'Bo'],
            ],
            byId,
          ),
        ],
      ],
      {
        [users]: [
          ['id', 'name'],
          ['1', 'Ada'],
          ['2', 'Bo'],
          ['3', 'Cy'],
        ],
      },
    ],
    [
      'an incremental load without a key only adds',
      [[table(['id'], [['1']], added)], [table(['id'], [['1'], ['2']], added)]],
      { [users]: [['id'], ['1'], ['1'], ['2']] },
    ],
    [
      'a compound key is compared as a whole',
      [
        [
          table(
            ['id', 'lang', 'text'],
            [
              ['1', 'en', 'a'],
              ['1', 'de', 'b'],
            ],
            { isIncremental: true, key: ['id', 'lang'] },
          ),
        ],
        [
          table(
            ['id', 'lang', 'text'],
            [
              ['1', 'de', 'c'],
              ['2', 'de', 'd'],
            ],
            { isIncremental: true, key: ['id', 'lang'] },
          ),
        ],
      ],
      {
        [users]: [
          ['id', 'lang', 'text'],
          ['1', 'en', 'a'],
          ['1', 'de', 'c'],
          ['2', 'de', 'd'],
        ],
      },
    ],
    [
      'the order in which a key names its columns is none of its differences',
      [
        [table(['id', 'lang'], [['1', 'en']], { isIncremental: true, key: ['id', 'lang'] })],
        [table(['lang', 'id'], [['en', '1']], { isIncremental: true, key: ['lang', 'id'] })],
      ],
      {
        [users]: [
          ['id', 'lang'],
          ['1', 'en'],
        ],
      },
    ],
    [
      'of rows with one key in one file the last wins, in a full load',
      [
        [
          table(
            ['id', 'name'],
            [
              ['1', 'a'],
              ['2', 'b'],
              ['1', 'c'],
            ],
            { key: ['id'] },
          ),
        ],
      ],
      {
        [users]: [
          ['id', 'name'],
          ['1', 'c'],
          ['2', 'b'],
        ],
      },
    ],
    [
      'of rows with one key in one file the last wins, in an incremental load',
      [
        [
          table(
            ['id', 'name'],
            [
              ['1', 'a'],
              ['1', 'c'],
            ],
            byId,
          ),
        ],
      ],
      {
        [users]: [
          ['id', 'name'],
          ['1', 'c'],
        ],
      },
    ],
    ['a key of all columns keeps each row once', [[table(['id'], [['1'], ['1']], byId)]], { [users]: [['id'], ['1']] }],
    [
      'a new column is added, empty in the rows that are there',
      [[table(['id'], [['1'], ['2']], byId)], [table(['name', 'id'], [['Bob', '2']], byId)]],
      {
        [users]: [
          ['id', 'name'],
          ['1', ''],
          ['2', 'Bob'],
        ],
      },
    ],
    [
      'a column that is gone stays, also in the rows that are written again',
      [
        [
          table(
            ['id', 'name'],
            [
              ['1', 'Ada'],
              ['2', 'Bob'],
            ],
            byId,
          ),
        ],
        [table(['id'], [['2'], ['3']], byId)],
      ],
      {
        [users]: [
          ['id', 'name'],
          ['1', 'Ada'],
          ['2', 'Bob'],
          ['3', ''],
        ],
      },
    ],
    [
      'a column in other letters is the same column',
      [
        [table(['Id', 'name'], [['1', 'a']], { isIncremental: true, key: ['Id'] })],
        [table(['NAME', 'ID'], [['b', '1']], { isIncremental: true, key: ['ID'] })],
      ],
      {
        [users]: [
          ['Id', 'name'],
          ['1', 'b'],
        ],
      },
    ],
    [
      'a new key puts the stored rows together by it, the last stays',
      [
        [
          table(
            ['id', 'name'],
            [
              ['1', 'a'],
              ['2', 'b'],
              ['1', 'c'],
            ],
            added,
          ),
        ],
        [table(['id', 'name'], [['2', 'd']], byId)],
      ],
      {
        [users]: [
          ['id', 'name'],
          ['2', 'd'],
          ['1', 'c'],
        ],
      },
    ],
    [
      'a key that is given up lets rows repeat',
      [[table(['id'], [['1']], byId)], [table(['id'], [['1']], added)]],
      { [users]: [['id'], ['1'], ['1']] },
    ],
    [
      'an incremental load without rows loses neither rows nor the key',
      [
        [table(['id', 'name'], [['1', 'a']], byId)],
        [table(['id', 'more'], [], added)],
        [table(['id', 'name'], [['1', 'b']], byId)],
      ],
      {
        [users]: [
          ['id', 'name', 'more'],
          ['1', 'b', ''],
        ],
      },
    ],
    [
      'a column of the key that the file lacks is empty',
      [[table(['id'], [['1'], ['1']], { isIncremental: true, key: ['id', 'link'] })]],
      {
        [users]: [
          ['id', 'link'],
          ['1', ''],
        ],
      },
    ],
    [
      'values stay what they are, to the character',
      [
        [
          table(
            ['v'],
            [
              [''],
              [' '],
              ['a "quoted" one'],
              ['two\nlines'],
              ['two\r\nlines'],
              ['comma, semicolon;'],
              ['007'],
              ['1e3'],
              ['null'],
              ['žluťoučký 🐎'],
              ['\\n'],
              ['tab\t'],
              ['\u0000nul'],
            ],
          ),
        ],
      ],
      {
        [users]: [
          ['v'],
          [''],
          [' '],
          ['a "quoted" one'],
          ['two\nlines'],
          ['two\r\nlines'],
          ['comma, semicolon;'],
          ['007'],
          ['1e3'],
          ['null'],
          ['žluťoučký 🐎'],
          ['\\n'],
          ['tab\t'],
          ['\u0000nul'],
        ],
      },
    ],
    [
      'names of columns may be anything',
      [
        [
          table(
            ['a.b', 'with "quotes"', 'select', 'rowid', 'Ž', 'ž', '', 'two\nlines'],
            [['1', '2', '3', '4', '5', '6', '7', '8']],
            { isIncremental: true, key: ['with "quotes"', 'rowid'] },
          ),
        ],
      ],
      {
        [users]: [
          ['a.b', 'with "quotes"', 'select', 'rowid', 'Ž', 'ž', '', 'two\nlines'],
          ['1', '2', '3', '4', '5', '6', '7', '8'],
        ],
      },
    ],
    [
      'names of tables may be anything that a file may be called',
      [
        [
          { name: 'in.c-a "b".v1.users', columns: ['id'], rows: [['1']] },
          { name: 'order', columns: ['id'], rows: [['2']] },
        ],
      ],
      { 'in.c-a "b".v1.users': [['id'], ['1']], order: [['id'], ['2']] },
    ],
    [
      'tables of an earlier run that a later one does not write stay',
      [[table(['id'], [['1']])], [{ name: 'in.c-main.orders', columns: ['id'], rows: [['2']] }]],
      { 'in.c-main.orders': [['id'], ['2']], [users]: [['id'], ['1']] },
    ],
    ['a run without tables imports nothing', [[]], {}],
    [
      'a table of more rows than one batch comes whole and in order',
      [
        [
          table(
            ['id'],
            Array.from({ length: 2_500 }, (_, index) => [String(index)]),
          ),
        ],
      ],
      { [users]: [['id'], ...Array.from({ length: 2_500 }, (_, index) => [String(index)])] },
    ],
  ];
  for (const [title, runs, expected] of cases) {
    it(title, async () => {
      for (const tables of runs) await importWritten(folder(), tables);
      assert.deepEqual(readStored(folder()), expected);
    });
  }

  it('counts the rows of the files, and writes each load into its book', async () => {
    await importWritten(folder(), [table(['id'], [['1'], ['1']], { key: ['id'] })]);
    const two = [table(['id'], [['2']], byId), { name: 'bare', columns: ['a'], rows: [] }];
    assert.deepEqual(await importWritten(folder(), two), { tables: 2, rows: 1 });
    const database = new DatabaseSync(databaseIn(folder()));
    const book = database.prepare('SELECT * FROM "_pagewright_loads" NOT INDEXED').all();
    database.close();
    assert.deepEqual(
      book.map((line) => Object.values(line)),
      [
        ['2026-01-31T08:00:00.000Z', users, 'full', 2],
        ['2026-01-31T08:00:00.000Z', 'bare', 'full', 0],
        ['2026-01-31T08:00:00.000Z', users, 'incremental', 1],
      ],
    );
  });

  it('declares every column as a text that is never missing, and the key as the primary key', async () => {
    await importWritten(folder(), [table(['a', 'id'], [], { key: ['id'] })]);
    const database = new DatabaseSync(databaseIn(folder()));
    const columns = database.prepare(`SELECT name, type, "notnull", pk FROM pragma_table_info('${users}')`).all();
    database.close();
    assert.deepEqual(
      columns.map((column) => Object.values(column)),
      [
        ['a', 'TEXT', 1, 0],
        ['id', 'TEXT', 1, 1],
      ],
    );
  });

  it('reads past a byte order mark, and makes the folder of the database', async () => {
    const tablesFolder = path.join(folder(), 'tables');
    writeTables(tablesFolder, [table(['id'], [['1']])]);
    writeFileSync(path.join(tablesFolder, 'main.users.csv'), '\ufeff"id"\n"1"\n');
    const database = path.join(folder(), 'new', 'deep', 's.sqlite');
    await importTables({ database, tablesFolder, loadedAt: '' }, new AbortController().signal);
    const opened = new DatabaseSync(database);
    assert.deepEqual({ ...opened.prepare(`SELECT * FROM "${users}"`).get() }, { id: '1' });
    opened.close();
  });

  it('leaves one file: nothing of the log beside it', async () => {
    await importWritten(folder(), [table(['id'], [['1']])]);
    assert.deepEqual(readdirSync(folder()).sort(), ['storage.sqlite', 'tables']);
  });

  // what is wrong, the tables, what is done to the files then, the code and what is said
  const refused: [string, WrittenTable[], (tables: string) => void, string, RegExp][] = [
    [
      'two columns that differ by case',
      [table(['id', 'ID'], [['1', '2']])],
      () => undefined,
      'storage.columns-alike',
      /"id" and "ID" of the table "in\.c-main\.users"/,
    ],
    [
      'two tables that differ by case',
      [table(['id'], []), { name: 'in.c-main.Users', columns: ['id'], rows: [] }],
      () => undefined,
      'storage.tables-alike',
      /"in\.c-main\.Users" and "in\.c-main\.users"/,
    ],
    [
      'a name that SQLite keeps',
      [{ name: 'sqlite_users', columns: ['id'], rows: [] }],
      () => undefined,
      'storage.reserved-name',
      /"sqlite_users"/,
    ],
    [
      'the name of the book',
      [{ name: '_Pagewright_loads', columns: ['id'], rows: [] }],
      () => undefined,
      'storage.reserved-name',
      /"_Pagewright_loads"/,
    ],
    [
      'a row with more cells than the header',
      [table(['id'], [['1'], ['2', '3']])],
      () => undefined,
      'storage.bad-table',
      /main\.users\.csv" is no longer a table of a run: its CSV is invalid near line 3/,
    ],
    [
      'a file that ends within a cell',
      [table(['id'], [])],
      (tables) => writeFileSync(path.join(tables, 'main.users.csv'), '"id"\n"1'),
      'storage.bad-table',
      /its CSV is invalid/,
    ],
    [
      'a manifest that is none',
      [table(['id'], [])],
      (tables) => writeFileSync(path.join(tables, 'main.users.csv.manifest'), '[]'),
      'storage.bad-table',
      /main\.users\.csv\.manifest" is not a table manifest/,
    ],
    [
      'a table whose file is gone',
      [table(['id'], [])],
      (tables) => rmSync(path.join(tables, 'main.users.csv')),
      'file.unreadable',
      /main\.users\.csv" cannot be read: there is no such file/,
    ],
    [
      'more columns than SQLite takes',
      [
        table(
          Array.from({ length: 2_100 }, (_, index) => `c${index}`),
          [],
        ),
      ],
      () => undefined,
      'storage.failed',
      /SQLite says "too many columns/,
    ],
  ];
  for (const [title, tables, spoil, code, message] of refused) {
    it(`refuses ${title}, and the storage is as it was`, async () => {
      await importWritten(folder(), [{ name: 'a', columns: ['id'], rows: [['1']] }]);
      const before = readStored(folder());
      const tablesFolder = path.join(folder(), 'tables');
      // The first table would be taken: nothing of it may stay.
      writeTables(tablesFolder, [{ name: 'a', columns: ['id'], rows: [['2']] }, ...tables]);
      spoil(tablesFolder);
      const request = { database: databaseIn(folder()), tablesFolder, loadedAt: '' };
      await assert.rejects(importTables(request, new AbortController().signal), { code, message });
      assert.deepEqual(readStored(folder()), before);
    });
  }

  it('says what is wrong with a file that is no database, and leaves it alone', async () => {
    writeFileSync(databaseIn(folder()), 'My notes, not a database at all, and rather long as notes go. '.repeat(20));
    const importing = importWritten(folder(), [table(['id'], [])]);
    await assert.rejects(importing, {
      code: 'storage.failed',
      message: /cannot be used: it is not a SQLite database\./,
    });
  });

  it('says what is wrong where the folder cannot be made', async () => {
    writeFileSync(path.join(folder(), 'file'), '');
    mkdirSync(path.join(folder(), 'tables'));
    const database = path.join(folder(), 'file', 's.sqlite');
    const request = { database, tablesFolder: path.join(folder(), 'tables'), loadedAt: '' };
    await assert.rejects(importTables(request, new AbortController().signal), { code: 'storage.failed' });
  });

  it('ends at once when it is cancelled in the middle, and the storage is as it was', async () => {
    await importWritten(folder(), [table(['id'], [['before']])]);
    const controller = new AbortController();
    const rows = Array.from({ length: 100_000 }, (_, index) => [String(index)]);
    const counter = await startCounting();
    const cancelled = await counter.count(async () => {
      const importing = importWritten(folder(), [table(['id'], rows)], controller.signal);
      setTimeout(() => controller.abort(), 20);
      await assert.rejects(importing, { name: 'AbortError' });
    });
    assert.deepEqual(readStored(folder()), { [users]: [['id'], ['before']] });
    const whole = await counter.count(() => importWritten(folder(), [table(['id'], rows)]));
    counter.stop();
    assert.ok(cancelled < whole / 2, `${cancelled} calls of ${whole}`);
  });

  it('waits for another import, and for no longer than it is wanted', async () => {
    await importWritten(folder(), [table(['id'], [['1']], byId)]);
    const other = new DatabaseSync(databaseIn(folder()));
    other.exec('BEGIN IMMEDIATE');
    const waiting = importWritten(folder(), [table(['id'], [['2']], byId)]);
    await new Promise((resolve) => setTimeout(resolve, 250));
    other.exec('COMMIT');
    assert.deepEqual(await waiting, { tables: 1, rows: 1 });
    other.exec('BEGIN IMMEDIATE');
    const controller = new AbortController();
    const given = importWritten(folder(), [table(['id'], [['3']], byId)], controller.signal);
    setTimeout(() => controller.abort(), 150);
    await assert.rejects(given, { name: 'AbortError' });
    other.exec('ROLLBACK');
    other.close();
    assert.deepEqual(readStored(folder()), { [users]: [['id'], ['1'], ['2']] });
  });

  it('two at the same time both arrive', async () => {
    const [one, two] = ['one', 'two'].map((name) => path.join(folder(), name));
    assert.ok(one !== undefined && two !== undefined);
    writeTables(one, [table(['id'], [['1']], byId)]);
    writeTables(two, [table(['id'], [['2']], byId)]);
    const database = databaseIn(folder());
    const { signal } = new AbortController();
    await Promise.all([one, two].map((tablesFolder) => importTables({ database, tablesFolder, loadedAt: '' }, signal)));
    assert.deepEqual(readStored(folder())[users]?.toSorted(), [['1'], ['2'], ['id']]);
    assert.ok(existsSync(database));
  });
});
