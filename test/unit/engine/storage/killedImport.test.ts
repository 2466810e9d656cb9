import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { queryStorage } from '../../../../engine/io/storage/queryStorage.ts';
import { sampled } from '../../../support/sweep.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { databaseIn, importWritten, readStored, type WrittenTable, writeTables } from './storedTables.ts';

const rowCount = 200_000;

describe('an import that is killed in the middle', () => {
  const folder = temporaryFolder();
  const before: WrittenTable[] = [
    {
      name: 'in.c-main.full',
      columns: ['id', 'gone'],
      rows: [
        ['1', 'x'],
        ['2', 'y'],
      ],
    },
    { name: 'in.c-main.grown', columns: ['id', 'name'], rows: [['1', 'Ada']], isIncremental: true, key: ['id'] },
  ];
  // Each of them changes the storage: rows, columns, the table itself.
  const rows = Array.from({ length: rowCount }, (_, index) => [
    String(index),
    'some text that makes the log of changes long',
  ]);
  const after: WrittenTable[] = [
    { name: 'in.c-main.added', columns: ['id', 'text'], rows: rows.slice(0, 50_000) },
    { name: 'in.c-main.full', columns: ['id', 'text'], rows },
    { name: 'in.c-main.grown', columns: ['id', 'text'], rows, isIncremental: true, key: ['id'] },
  ];

  // how much has reached the disk when it is killed: in the first table, in the second, in the third
  for (const [test, megabytes] of sampled([1, 8, 28])) {
    test(`after ${megabytes} MB has never happened, and the next one works`, async () => {
      await importWritten(folder(), before);
      const content = readStored(folder());
      const tables = path.join(folder(), 'tables');
      writeTables(tables, after);
      assert.equal(await killAt(databaseIn(folder()), tables, megabytes * 1e6), 'killed in the middle');

      // A query is the first to open the files of the killed process.
      const file = path.join(folder(), 'result.csv');
      const sql = 'SELECT count(*) AS n FROM "in.c-main.grown"';
      await queryStorage({ database: databaseIn(folder()), sql, file, maxRows: 10, maxCharacters: 1e6 });
      assert.deepEqual(readStored(folder()), content);

      const next = [
        { name: 'in.c-main.grown', columns: ['id', 'name'], rows: [['2', 'Bob']], isIncremental: true, key: ['id'] },
      ];
      await importWritten(folder(), next);
      assert.deepEqual(readStored(folder())['in.c-main.grown'], [
        ['id', 'name'],
        ['1', 'Ada'],
        ['2', 'Bob'],
      ]);
    });
  }
});

/** Imports in another process, which is killed once its log of changes has this size. */
async function killAt(database: string, tables: string, bytes: number): Promise<string> {
  const script = path.join(import.meta.dirname, 'importProcess.ts');
  const child = spawn(process.execPath, [script, database, tables, String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  const [, signal] = await once(child, 'exit');
  return signal === 'SIGKILL' && !output.includes('done') ? 'killed in the middle' : `ended: ${output}`;
}
