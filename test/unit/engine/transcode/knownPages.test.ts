import assert from 'node:assert/strict';
import { createConversion } from '../../../../engine/core/tables/conversion/tableConversion.ts';
import type { TableRows } from '../../../../engine/core/tables/pageConverter.ts';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { ScannedRecords } from '../../../../engine/core/transcode/scannedRecords.ts';
import { collectedRows } from '../../../support/collectedRows.ts';
import { startCounting } from '../../../support/countCalls.ts';

const job = { endpoint: 'items', dataField: undefined, responseFilter: { paths: [], delimiter: '.', compatLevel: 3 } };
const wide = (columns: number, value: unknown = 'x') =>
  Object.fromEntries(Array.from({ length: columns }, (_, column) => [`c${column}`, value]));

/** Turns pages of one job into rows. */
function createTable(rows: TableRows) {
  const pages = new PageReader(0);
  const conversion = createConversion('current', {});
  const converter = conversion.createConverter({ openTable: () => rows });
  const read = (records: object[]) => {
    const { records: rows } = pages.read(Buffer.from(JSON.stringify(records)), job).selected;
    assert.ok(rows instanceof ScannedRecords);
    return rows;
  };
  const write = (rows: ScannedRecords, parents: [string, string][] = []) => {
    const page = { dataType: 't', rows, parents };
    conversion.analyse(page);
    converter.convert(page);
  };
  return { read, write };
}

describe('a page whose values are of the same kinds as those before', () => {
  it('is written without looking at its columns again', async () => {
    const counter = await startCounting();
    const countOf = async (columns: number) => {
      const { read, write } = createTable({ write: () => undefined, writeLines: () => undefined });
      const parents: [string, string][] = [];
      for (let page = 0; page < 3; page++) write(read([wide(columns)]), parents);
      const rows = read([wide(columns)]);
      return await counter.count(() => write(rows, parents));
    };
    try {
      await countOf(5);
      assert.equal(await countOf(500), await countOf(5));
    } finally {
      counter.stop();
    }
  });

  it('has the same rows as ever after one with other kinds, and with other parent columns', () => {
    const cells: string[][] = [];
    const { read, write } = createTable(collectedRows(cells));
    const [one, other]: [string, string][][] = [[['of', 'one']], [['of', 'other']]];
    write(read([{ a: 'x', b: 1 }]), one);
    write(read([{ a: 'x', b: 2 }]), one);
    write(read([{ a: null, b: 'text' }]), one);
    write(read([{ a: 'x', b: 3 }]), one);
    write(read([{ a: 'x', b: 4 }]), other);
    write(read([{ b: 5 }]), other);
    write(read([{ a: 'x', b: 6 }]), other);
    assert.deepEqual(cells, [
      ['x', '1', 'one'],
      ['x', '2', 'one'],
      ['', 'text', 'one'],
      ['x', '3', 'one'],
      ['x', '4', 'other'],
      ['', '5', 'other'],
      ['x', '6', 'other'],
    ]);
  });
});
