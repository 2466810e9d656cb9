import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeInMemory } from '../../../../../client/tables/file/placeInMemory.ts';
import { placeOnDisk } from '../../../../../client/tables/file/placeOnDisk.ts';
import { TableFile } from '../../../../../client/tables/file/tableFile.ts';
import type {
  ExportEnd,
  ExportFormatName,
  FromTableWorker,
  ViewRequest,
} from '../../../../../client/tables/file/tableMessages.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { quoted } from './support.ts';

const rows = [
  ['id', 'name', 'ok', '2'],
  ['10', 'a "b"', 'true', ''],
  ['9', 'tab\there', '', 'x'],
  ['', 'Ústí\nnad', 'False', ''],
];

const allRows: ViewRequest = { type: 'view', view: 1, onlyRepeated: false };

describe('Exporting a table', () => {
  const folder = temporaryFolder();

  it('writes CSV as a run does', async () => {
    const { end, bytes } = await exported('csv');
    assert.deepEqual(end, { rows: 3, cut: 0 });
    assert.equal(bytes.toString(), quoted(rows));
  });

  it('writes JSON lines with the types of columns, in the order of the columns', async () => {
    const { bytes } = await exported('jsonLines');
    assert.deepEqual(bytes.toString().split('\n'), [
      '{"id":10,"name":"a \\"b\\"","ok":true,"2":""}',
      '{"id":9,"name":"tab\\there","ok":null,"2":"x"}',
      '{"id":null,"name":"Ústí\\nnad","ok":false,"2":""}',
      '',
    ]);
  });

  it('keeps all digits of a number in JSON lines', async () => {
    const { bytes } = await exported('jsonLines', { table: [['n'], ['900719925474099301']] });
    assert.equal(bytes.toString(), '{"n":900719925474099301}\n');
  });

  it('gives columns without a name one in JSON lines', async () => {
    const { bytes } = await exported('jsonLines', { table: [['n'], ['1', 'extra']] });
    assert.equal(bytes.toString(), '{"n":1,"column 2":"extra"}\n');
  });

  it('writes what Excel opens in columns', async () => {
    const { bytes } = await exported('excel');
    assert.deepEqual([...bytes.subarray(0, 2)], [0xff, 0xfe]);
    const lines = '\ufeffid\tname\tok\t2\r\n10\t"a ""b"""\ttrue\t\r\n9\t"tab\there"\t\tx\r\n\t"Ústí\nnad"\tFalse\t\r\n';
    assert.equal(bytes.toString('utf16le'), lines);
  });

  it('writes the rows as they are filtered and sorted', async () => {
    const sort = { column: 0, descending: false };
    const view: ViewRequest = { ...allRows, sort, filter: { text: 'a', column: 1 } };
    const { bytes } = await exported('csv', { view });
    assert.deepEqual(bytes.toString().match(/^"\d+/gm), ['"9', '"10']);
  });

  it('replaces a file only when it is whole, and leaves nothing else', async () => {
    const { bytes, files } = await exported('csv', { before: 'old' });
    assert.equal(bytes.toString(), quoted(rows));
    assert.deepEqual(files, ['export', 'table.csv']);
  });

  for (const format of ['csv', 'excel'] as const) {
    it(`gives the bytes of ${format} where the table is on no disk, the same as in a file`, async () => {
      const { bytes } = await exported(format);
      const place = placeInMemory(new TextEncoder().encode(quoted(rows)));
      const ends: ExportEnd[] = [];
      const post = (message: FromTableWorker) => void (message.type === 'exported' && ends.push(message.end));
      const opened = await TableFile.open({ place, keyColumns: [], post }, 64);
      await opened.handle(allRows);
      await opened.handle({ type: 'export', format, file: '/elsewhere/export' });
      await opened.close();
      assert.deepEqual(ends, [{ rows: 3, cut: 0, bytes }]);
    });
  }

  it('says why there is no file', async () => {
    const [missing, stopped] = await withTable(rows, async (opened) => {
      await opened.handle({ type: 'export', format: 'csv', file: path.join(folder(), 'missing', 'export.csv') });
      const second = opened.handle({ type: 'export', format: 'csv', file: path.join(folder(), 'export.csv') });
      await opened.handle({ type: 'stopExport' });
      await second;
    });
    assert.deepEqual(missing, { problem: 'a folder in its path is missing' });
    assert.deepEqual(stopped, { problem: 'it was stopped' });
    assert.deepEqual(readdirSync(folder()), ['table.csv']);
  });

  /** Exports a view of a table, and returns how that ended and what the file holds. */
  async function exported(
    format: ExportFormatName,
    { view = allRows, before, table = rows }: { view?: ViewRequest; before?: string; table?: string[][] } = {},
  ): Promise<{ end: ExportEnd; bytes: Buffer; files: string[] }> {
    const file = path.join(folder(), 'export');
    if (before !== undefined) writeFileSync(file, before);
    const [end = { problem: 'it did not end' }] = await withTable(table, async (opened) => {
      await opened.handle(view);
      await opened.handle({ type: 'export', format, file });
    });
    return { end, bytes: readFileSync(file), files: readdirSync(folder()).sort() };
  }

  /** Opens a table, and returns how the exports ended. */
  async function withTable(table: string[][], use: (opened: TableFile) => Promise<void>): Promise<ExportEnd[]> {
    const source = path.join(folder(), 'table.csv');
    writeFileSync(source, quoted(table));
    const ends: ExportEnd[] = [];
    const post = (message: FromTableWorker) => void (message.type === 'exported' && ends.push(message.end));
    const opened = await TableFile.open({ place: placeOnDisk(source), keyColumns: [], post }, 64);
    await use(opened);
    await opened.close();
    return ends;
  }
});
