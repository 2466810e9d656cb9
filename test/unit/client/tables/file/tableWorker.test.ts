import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as vscode from 'vscode';
import { TableReader } from '../../../../../client/tables/editor/tableReader.ts';
import { tableThreads } from '../../../../../client/tables/editor/tableThreads.ts';
import type { FromTableWorker } from '../../../../../client/tables/file/tableMessages.ts';
import { withCsv } from './support.ts';

const script = path.join(import.meta.dirname, '../../../../../client/tables/file/tableWorker.ts');

/** Another provider of files than the disk, which has one table. */
const files = {
  stat: async () => ({ size: 12 }),
  readFile: async ({ path: file }: vscode.Uri) =>
    new TextEncoder().encode(file.endsWith('.manifest') ? '{"primary_key":["id"]}' : 'id\n1\n1\n'),
} as unknown as vscode.FileSystem;

const threads = tableThreads(script, files);

function uriOf(place: string, scheme = 'file'): vscode.Uri {
  const uri = { scheme, path: place, fsPath: place, with: (change: { path: string }) => uriOf(change.path, scheme) };
  return uri as unknown as vscode.Uri;
}

/** Reads a file on its thread, until a message of a kind has come. */
async function readUntil(
  place: string | vscode.Uri,
  type: string,
  use: (reader: TableReader) => NodeJS.Timeout | undefined,
): Promise<FromTableWorker[]> {
  const told: FromTableWorker[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const reader = new TableReader(threads, typeof place === 'string' ? uriOf(place) : place, (message) => {
    told.push(message);
    if (message.type === type) resolve();
  });
  await reader.start();
  const timer = use(reader);
  await promise;
  clearInterval(timer);
  reader.dispose();
  return told;
}

describe('The thread that reads a table', () => {
  it('answers what was asked before the file was open', async () => {
    const told = await withCsv('a,b\n2,x\n1,y\n', (_file, place) =>
      readUntil(place, 'rows', (reader) => {
        reader.ask({ type: 'view', view: 1, onlyRepeated: false, filter: { text: 'y' } });
        return setInterval(() => reader.ask({ type: 'rows', view: 1, first: 0, count: 10 }), 20);
      }),
    );
    const rows = told.find((message) => message.type === 'rows');
    assert.deepEqual(rows?.rows, [{ number: 2, cells: ['1', 'y'] }]);
  });

  it('says what is wrong where there is no such file', async () => {
    const told = await readUntil('/no/such/file.csv', 'failed', () => undefined);
    assert.deepEqual(told, [{ type: 'failed', message: '"/no/such/file.csv" cannot be read: there is no such file.' }]);
  });

  it('keeps what a page has to know that is shown later, until the file is closed', async () => {
    await withCsv('a\n1\n', async (_file, place) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const reader = new TableReader(threads, uriOf(place), ({ type }) => type === 'counted' && resolve());
      await reader.start();
      await promise;
      assert.deepEqual(
        reader.known.map(({ type }) => type),
        ['opened', 'counted'],
      );
      reader.dispose();
      assert.deepEqual(reader.known, []);
    });
  });

  it('takes the key from the manifest beside the file', async () => {
    await withCsv('id\n1\n1\n', async (_file, place) => {
      const isKey = async () => {
        const told = await readUntil(place, 'opened', () => undefined);
        return told.some((message) => message.type === 'opened' && message.columns[0]?.isKey);
      };
      assert.equal(await isKey(), false);
      writeFileSync(`${place}.manifest`, '{"primary_key":["id"]}');
      assert.equal(await isKey(), true);
      const told = await readUntil(place, 'repeated', () => undefined);
      assert.deepEqual(told.at(-1), { type: 'repeated', rows: 2, keys: 1 });
      writeFileSync(`${place}.manifest`, '{"primary_key":');
      assert.equal(await isKey(), false);
    });
  });

  it('reads what is on no disk as a whole, with its manifest', async () => {
    const told = await readUntil(uriOf('/elsewhere/table.csv', 'vscode-vfs'), 'repeated', () => undefined);
    assert.deepEqual(told.at(-1), { type: 'repeated', rows: 2, keys: 1 });
  });

  it('says so where that would be too much', async () => {
    const large = tableThreads(script, {
      ...files,
      stat: async () => ({ size: 65e6 }),
    } as unknown as vscode.FileSystem);
    const { promise, resolve } = Promise.withResolvers<FromTableWorker>();
    await new TableReader(large, uriOf('/elsewhere/table.csv', 'vscode-vfs'), resolve).start();
    const message =
      '"table.csv" has 65 MB. A table that is not on a disk of this machine may have 64 MB at most: open a copy on a disk in VS Code on the desktop.';
    assert.deepEqual(await promise, { type: 'failed', message });
  });
});
