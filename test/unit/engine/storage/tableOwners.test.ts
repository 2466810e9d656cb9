import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { describeStorage } from '../../../../engine/io/storage/describeStorage.ts';
import { queryStorage } from '../../../../engine/io/storage/queryStorage.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { databaseIn, importWritten, readStored, type Stored, type WrittenTable } from './storedTables.ts';

const users = 'in.c-main.users';
const table = (row: string, more: Partial<WrittenTable> = {}): WrittenTable => {
  return { name: users, columns: ['id'], rows: [[row]], ...more };
};
const added = { isIncremental: true };

/** An import: the owner, undefined on the command line, and the table. */
type Import = [owner: string | undefined, table: WrittenTable];

describe('the tables of several configurations in one storage', () => {
  const folder = temporaryFolder();
  const importAll = async (imports: readonly Import[]) => {
    for (const [owner, written] of imports) await importWritten(folder(), [written], undefined, owner);
  };

  // what it shows, the imports, what is stored after the last
  const cases: [string, Import[], Stored][] = [
    ['a table has its name in the run', [['shop', table('1')]], { [users]: [['id'], ['1']] }],
    [
      'the same configuration loads the same table again',
      [
        ['shop', table('1')],
        ['shop', table('2', added)],
      ],
      { [users]: [['id'], ['1'], ['2']] },
    ],
    [
      'with a second configuration, each has a table with its name in front',
      [
        ['eu/shop', table('1')],
        ['us/shop', table('2', added)],
      ],
      { [`eu/shop/${users}`]: [['id'], ['1']], [`us/shop/${users}`]: [['id'], ['2']] },
    ],
    [
      'both go on with their own table, and a third has its own',
      [
        ['a', table('1')],
        ['b', table('2')],
        ['a', table('3', added)],
        ['b', table('4', added)],
        ['c', table('5')],
      ],
      {
        [`a/${users}`]: [['id'], ['1'], ['3']],
        [`b/${users}`]: [['id'], ['2'], ['4']],
        [`c/${users}`]: [['id'], ['5']],
      },
    ],
    [
      'names that differ only in letter case are one name',
      [
        ['a', table('1')],
        ['b', table('2', { name: 'in.c-main.USERS' })],
      ],
      { 'a/in.c-main.USERS': [['id'], ['1']], 'b/in.c-main.USERS': [['id'], ['2']] },
    ],
    [
      'a table without an owner becomes that of the first configuration',
      [
        [undefined, table('1')],
        ['a', table('2', added)],
        ['b', table('3', added)],
      ],
      { [`a/${users}`]: [['id'], ['1'], ['2']], [`b/${users}`]: [['id'], ['3']] },
    ],
    [
      'a table that has no columns any more keeps its owner',
      [
        ['a', table('1')],
        ['a', table('', { columns: [], rows: [[]] })],
        ['b', table('2')],
        ['a', table('3')],
      ],
      { [`a/${users}`]: [['id'], ['3']], [`b/${users}`]: [['id'], ['2']] },
    ],
  ];
  for (const [title, imports, expected] of cases) {
    it(title, async () => {
      await importAll(imports);
      assert.deepEqual(readStored(folder()), expected);
    });
  }

  it('are described with their owners', async () => {
    await importAll([
      ['eu/shop', table('1')],
      ['us/shop', table('2')],
      ['us/shop', table('3', { name: 'in.c-main.orders' })],
      [undefined, table('4', { name: 'in.c-main.old' })],
    ]);
    const described = await describeStorage(databaseIn(folder()));
    assert.deepEqual(
      new Map(described.map(({ name, configuration }) => [name, configuration])),
      new Map([
        [`eu/shop/${users}`, 'eu/shop'],
        [`us/shop/${users}`, 'us/shop'],
        ['in.c-main.orders', 'us/shop'],
        ['in.c-main.old', undefined],
      ]),
    );
  });

  it('keep their lines in the log of imports under their new names', async () => {
    await importAll([
      ['a', table('1')],
      ['b', table('2')],
    ]);
    const database = new DatabaseSync(databaseIn(folder()), { readOnly: true });
    const loads = database.prepare('SELECT "table" FROM "_pagewright_loads"').all();
    database.close();
    assert.deepEqual(
      loads.map((load) => load['table']),
      [`a/${users}`, `b/${users}`],
    );
  });

  it('are named by the error of a query that does not say whose table it means', async () => {
    await importAll([
      ['a', table('1')],
      ['b', table('2')],
    ]);
    const ask = (name: string) =>
      queryStorage({
        database: databaseIn(folder()),
        sql: `SELECT * FROM "${name}"`,
        file: `${folder()}/result.csv`,
        maxRows: 1,
        maxCharacters: 100,
      });
    await assert.rejects(ask(users), {
      code: 'storage.query',
      message: `SQLite says: no such table: ${users}. Several configurations have a table of this name, so say whose: "a/${users}", "b/${users}".`,
    });
    await assert.rejects(ask('other'), { message: 'SQLite says: no such table: other.' });
    assert.equal((await ask(`a/${users}`)).rows, 1);
  });
});
