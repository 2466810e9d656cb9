import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readKeyColumns, TableReader } from '../../../../../client/tables/editor/tableReader.ts';
import type { FromTableWorker } from '../../../../../client/tables/file/tableMessages.ts';
import { withCsv } from './support.ts';

const script = path.join(import.meta.dirname, '../../../../../client/tables/file/tableWorker.ts');

/** Reads a file on its thread, until a message of a kind has come. */
async function readUntil(
  place: string,
  type: string,
  use: (reader: TableReader) => NodeJS.Timeout | undefined,
): Promise<FromTableWorker[]> {
  const told: FromTableWorker[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const reader = new TableReader(script, place, (message) => {
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
      const reader = new TableReader(script, place, ({ type }) => type === 'counted' && resolve());
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
      assert.deepEqual(await readKeyColumns(place), []);
      writeFileSync(`${place}.manifest`, '{"primary_key":["id"]}');
      assert.deepEqual(await readKeyColumns(place), ['id']);
      const told = await readUntil(place, 'repeated', () => undefined);
      assert.deepEqual(told.at(-1), { type: 'repeated', rows: 2, keys: 1 });
      writeFileSync(`${place}.manifest`, '{"primary_key":');
      assert.deepEqual(await readKeyColumns(place), []);
    });
  });
});
