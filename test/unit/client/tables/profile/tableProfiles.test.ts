import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepTableProfiles } from '../../../../../client/tables/profile/keepTableProfiles.ts';
import { profileColumns } from '../../../../../client/tables/profile/profileColumns.ts';
import { profileInWorker } from '../../../../../client/tables/profile/profileInWorker.ts';
import { profileTables } from '../../../../../client/tables/profile/profileTables.ts';
import { readTableProfiles } from '../../../../../client/tables/profile/readTableProfiles.ts';
import { createReport } from '../../../engine/summary/createReport.ts';

const profileWorker = path.resolve(import.meta.dirname, '../../../../../client/tables/profile/profileWorker.ts');

describe('What is seen of the tables of a run', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-profile-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const columns: [title: string, values: string[], expected: object][] = [
    ['whole numbers', ['1', '20', '-3'], { type: 'integer', longest: 2, empty: 0 }],
    ['numbers', ['1', '2.5'], { type: 'number', longest: 3, empty: 0 }],
    ['dates', ['2026-01-31', '2026-02-01'], { type: 'date', longest: 10, empty: 0 }],
    ['true and false', ['true', 'false'], { type: 'boolean', longest: 5, empty: 0 }],
    ['text', ['1', 'a "quoted" one'], { type: 'text', longest: 14, empty: 0 }],
    ['text of several bytes, of which the characters count', ['žluťoučký'], { type: 'text', longest: 9, empty: 0 }],
    ['line breaks in a value', ['a\nb', 'c'], { type: 'text', longest: 3, empty: 0 }],
    ['empty values among others', ['1', '', ''], { type: 'integer', longest: 1, empty: 2 }],
    ['nothing', ['', ''], { type: 'empty', longest: 0, empty: 2 }],
  ];
  for (const [title, values, expected] of columns) {
    it(`a column with ${title}`, async () => {
      assert.deepEqual(await profileColumns(write('a', ['id', 'value'], values), ['id', 'value']), [
        { name: 'id', type: 'integer', longest: 1, empty: 0 },
        { name: 'value', ...expected },
      ]);
    });
  }

  it('is kept of each table, in the order of the report', async () => {
    write('a', ['id', 'value'], ['x']);
    write('b', ['id', 'value'], ['1', '2']);
    const { tables } = await profileTables({ tables: [table('b', 2), table('a', 1)] }, folder);
    assert.deepEqual(
      tables.map(({ name, rows, columns: [, value] }) => [name, rows, value?.type]),
      [
        ['b', 2, 'integer'],
        ['a', 1, 'text'],
      ],
    );
  });

  it('is nothing of a table without rows, which is not read', async () => {
    const { tables } = await profileTables({ tables: [table('none', 0)] }, folder);
    assert.deepEqual(
      tables[0]?.columns.map(({ type }) => type),
      ['empty', 'empty'],
    );
  });

  it('says what was too large to be looked through, and goes on with what is not', async () => {
    write('large', ['id', 'value'], ['x'.repeat(500)]);
    write('small', ['id', 'value'], ['x']);
    const { tables } = await profileTables({ tables: [table('large', 1), table('small', 1)] }, folder, 200);
    assert.deepEqual(
      tables.map(({ skipped, columns: [id] }) => [skipped, id]),
      [
        ['too-large', { name: 'id' }],
        [undefined, { name: 'id', type: 'integer', longest: 1, empty: 0 }],
      ],
    );
  });

  it('counts the tables together', async () => {
    for (const name of ['a', 'b', 'c']) write(name, ['id', 'value'], ['x'.repeat(60)]);
    const { tables } = await profileTables({ tables: ['a', 'b', 'c'].map((name) => table(name, 1)) }, folder, 200);
    assert.deepEqual(
      tables.map(({ skipped }) => skipped),
      [undefined, undefined, 'too-large'],
    );
  });

  it('says which table could not be read', async () => {
    const { tables } = await profileTables({ tables: [table('gone', 3)] }, folder);
    assert.deepEqual(tables[0], {
      name: 'gone',
      rows: 3,
      columns: [{ name: 'id' }, { name: 'value' }],
      skipped: 'unreadable',
    });
  });

  it('is written whole, and read again', async () => {
    write('a', ['id', 'value'], ['x']);
    const file = path.join(folder, 'runs', '1', 'tables.json');
    const tables = path.join(folder, 'runs', '1', 'tables');
    await keepTableProfiles(createReport([], { tables: [table('a', 1)] }), folder, { file, tables });
    assert.equal((await readTableProfiles(file))?.tables[0]?.name, 'a');
    assert.deepEqual(fs.readdirSync(path.dirname(file)), ['tables', 'tables.json']);
    assert.deepEqual(fs.readdirSync(tables), ['a.csv'], 'the tables are kept, too');
  });

  it('is written by a thread of its own, and by one that fails not', async () => {
    write('a', ['id', 'value'], ['x']);
    const report = createReport([], { tables: [table('a', 1)] });
    const file = path.join(folder, 'tables.json');
    const tables = path.join(folder, 'tables');
    await profileInWorker(profileWorker, { report, outDir: folder, file, tables });
    assert.equal((await readTableProfiles(file))?.tables[0]?.name, 'a');
    await profileInWorker(path.join(folder, 'none.js'), {
      report,
      outDir: folder,
      file: path.join(folder, 'none'),
      tables,
    });
    assert.ok(!fs.existsSync(path.join(folder, 'none')));
  });

  it('is not there of a run that was not done', async () => {
    const file = path.join(folder, 'tables.json');
    await keepTableProfiles(createReport([], { outcome: 'cancelled' }), folder, {
      file,
      tables: path.join(folder, 'tables'),
    });
    assert.equal(await readTableProfiles(file), undefined);
  });

  for (const text of ['', '{', '{"version":2}']) {
    it(`a file with "${text}" says nothing`, async () => {
      const file = path.join(folder, 'tables.json');
      fs.writeFileSync(file, text);
      assert.equal(await readTableProfiles(file), undefined);
    });
  }

  function write(name: string, header: string[], values: string[]): string {
    const file = path.join(folder, `${name}.csv`);
    const rows = values.map((value, index) => `"${index + 1}","${value.replaceAll('"', '""')}"`);
    fs.writeFileSync(file, `${[header.map((column) => `"${column}"`).join(','), ...rows].join('\n')}\n`);
    return file;
  }

  function table(name: string, rows: number) {
    return { name, file: `${name}.csv`, rows, columns: ['id', 'value'] };
  }
});
