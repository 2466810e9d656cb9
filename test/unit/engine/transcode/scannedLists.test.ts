import assert from 'node:assert/strict';
import { createConversion } from '../../../../engine/core/tables/conversion/tableConversion.ts';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { CsvTables } from '../../../support/csvTables.ts';
import { mappedOutcomeOf, parsing, type ReadablePage, type Reader, tablePage } from './outcomeOf.ts';

const job = { endpoint: 'items', dataField: undefined, responseFilter: { paths: [], delimiter: '.', compatLevel: 3 } };

/** The tables of a page that comes twice, and how many rows of the second one were written by their cells. */
function tablesOf(page: ReadablePage, reader: Reader): { texts: string[]; parsedRows: number } {
  const conversion = createConversion('current', {});
  const tables = new CsvTables();
  let parsedRows = 0;
  const converter = conversion.createConverter({
    openTable: (name, columns) => {
      const rows = tables.openTable(name, columns);
      const write = (cells: string[]) => {
        parsedRows++;
        rows.write(cells);
      };
      return { ...rows, write };
    },
  });
  for (let times = 0; times < 2; times++) {
    const rows = tablePage(page, reader);
    conversion.analyse(rows);
    parsedRows = 0;
    converter.convert(rows);
  }
  return { texts: tables.texts, parsedRows };
}

function assertSame(records: string, parents: string, isParsed: boolean): void {
  const page = { job, dataType: 't', parents, body: `[${records}]` };
  const { texts, parsedRows } = tablesOf(page, new PageReader(0));
  assert.deepEqual(texts, tablesOf(page, parsing).texts);
  assert.equal(parsedRows > 0, isParsed, `${parsedRows} rows were parsed`);
}

const written: [title: string, records: string, parents?: string][] = [
  ['of objects', '{"id":1,"l":[{"x":1.10,"y":"é\\""},{"x":null,"y":true}]}'],
  ['of scalars', '{"id":1,"l":["a",null,2.675,""]}'],
  ['with and without elements', '{"l":[{"x":1}],"m":[]},{"l":[],"m":[]}'],
  ['that are null or missing in other records', '{"l":[1],"m":2},{"l":null,"m":3},{"m":4}'],
  ['of objects with other keys', '{"l":[{"x":1},{"y":2},{},{"x":3,"y":4}]}'],
  ['of objects and null', '{"l":[{"x":1},null]}'],
  ['in an object', '{"o":{"p":{"l":["a"]},"m":[1]},"m":["b"]}'],
  ['three levels deep', '{"l":[{"m":[{"n":["a","b"]},{"n":[]}],"x":1},{"m":[],"x":2}]}'],
  ['with white space', '{ "l" : [ { "x" : 1 } , { "x" : 2 } ] , "m":[\n1 ] }'],
  ['in records with parent columns', '{"id":1,"l":[1]}', '{"run":"R\\"","rate":1.0,"none":null}'],
  ['in records with a parent column of the same key', '{"a":1,"id":2,"l":[{"id":3}]}', '{"id":7}'],
  ['of objects with the key of the link', '{"l":[{"JSON_parentId":1}],"m":[2]}'],
];

const parsed: [title: string, records: string][] = [
  ['and scalars in their place', '{"l":[1]},{"l":2}'],
  ['in lists', '{"l":[[1]]}'],
  ['four levels deep', '{"a":[{"b":[{"c":[{"d":[1]}]}]}]}'],
  ['of objects with five layouts', '{"l":[{"a":1},{"b":1},{"c":1},{"d":1},{"e":1}]}'],
  ['whose tables are the same file', '{"a":{"b":[1]},"a_b":[2]}'],
];

describe('lists in scanned records', () => {
  for (const [title, records, parents = '{}'] of written) {
    it(`are written without being parsed: ${title}`, () => assertSame(records, parents, false));
  }
  for (const [title, records] of parsed) {
    it(`are left to the general path: ${title}`, () => assertSame(records, '{}', true));
  }

  for (const path of ['l.0', 'l.1.x', 'l', 'l.9', 'o.l.0', 'id.0']) {
    it(`may hold what a column of a mapping has: ${path}`, () => {
      const page = {
        job,
        dataType: 't',
        parents: '{}',
        body: '[{"id":"ab","l":["a",{"x":1}],"o":{"l":[2]}},{"id":"c","l":[],"o":{"l":null}}]',
      };
      const mapping = JSON.stringify({ [path]: { type: 'column', mapping: { destination: 'c' }, forceType: true } });
      const [scanned, general] = [new PageReader(0), parsing].map((reader) => mappedOutcomeOf([page], reader, mapping));
      assert.deepEqual(scanned, general);
    });
  }
});
