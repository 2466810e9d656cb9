import assert from 'node:assert/strict';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { createConversion } from '../../../../engine/core/tables/conversion/tableConversion.ts';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { ScannedRecords } from '../../../../engine/core/transcode/scannedRecords.ts';
import { collectedRows } from '../../../support/collectedRows.ts';

const job = { endpoint: 'items', dataField: undefined, responseFilter: { paths: [], delimiter: '.', compatLevel: 3 } };

/** A page that is scanned, however small it is. */
function scannedPage(body: string, dataField?: string) {
  const pages = new PageReader(0);
  const place = { ...job, dataField: dataField === undefined ? undefined : { path: dataField, delimiter: '.' } };
  return pages.read(Buffer.from(body), place);
}

/** The cells of these records, as JSON texts, and whether they were written without being parsed. */
function cellsOf(...records: string[]): { cells: string[][]; isScanned: boolean } {
  const { records: rows } = scannedPage(`{"items":[${records.join(',')}],"more":false}`).selected;
  const page = { dataType: 't', rows, parents: [] };
  const conversion = createConversion('current', {});
  conversion.analyse(page);
  const cells: string[][] = [];
  conversion.createConverter({ openTable: () => collectedRows(cells) }).convert(page);
  return { cells, isScanned: rows instanceof ScannedRecords && !rows.hasSlow };
}

const values: [title: string, value: string, cell: string][] = [
  ['a text', '"abc"', 'abc'],
  ['a text of more than a block', `"${'x'.repeat(40)}"`, 'x'.repeat(40)],
  ['an empty text', '""', ''],
  ['a quote', '"say \\"hi\\""', 'say "hi"'],
  ['every short escape', '"\\\\\\/\\b\\f\\n\\r\\t"', '\\/\b\f\n\r\t'],
  ['an escaped letter', '"\\u00e9\\u20AC"', 'é€'],
  ['an escaped quote', '"\\u0022"', '"'],
  ['a surrogate pair', '"\\ud83d\\ude00"', '😀'],
  ['letters beyond ASCII', '"Łódź 😀"', 'Łódź 😀'],
  ['null', 'null', ''],
  ['true', 'true', '1'],
  ['false', 'false', ''],
  ['zero', '0', '0'],
  ['a negative integer', '-17', '-17'],
  ['an integer of 18 digits', '123456789012345678', '123456789012345678'],
  ['a float', '0.125', '0.125'],
  ['a float with zeros at its end', '12.500', '12.5'],
  ['a whole float', '3.0', '3'],
  ['a negative whole float of zero', '-0.0', '-0'],
];

const refused: [title: string, value: string][] = [
  ['an integer beyond 18 digits', '1234567890123456789'],
  ['minus zero', '-0'],
  ['an exponent', '1e3'],
  ['a float with many digits', '0.1234567890123456'],
  ['a small float', '0.00001'],
  ['a list in a list', '[[1]]'],
];

describe('pages that are not parsed', () => {
  for (const [title, value, cell] of values) {
    it(`write ${title}`, () => {
      const { cells, isScanned } = cellsOf('{"a":"x","b":1}', `{"a":${value},"b":2}`, `{"a":${value},"b":3}`);
      assert.ok(isScanned);
      assert.deepEqual(cells, [
        ['x', '1'],
        [cell, '2'],
        [cell, '3'],
      ]);
    });
  }

  for (const [title, value] of refused) {
    it(`leave a record with ${title} to the general path`, () => {
      const record = `{"a":${value}}`;
      const { cells, isScanned } = cellsOf('{"a":null}', record);
      assert.ok(!isScanned);
      assert.ok(cells.length >= 2);
    });
  }

  it('write records with keys of their own, in the columns of all', () => {
    const { cells, isScanned } = cellsOf(
      '{"a":1,"b":{"c":2,"d":3}}',
      '{"b":{"d":4}}',
      '{"a":5}',
      '{"a":6,"b":{"c":7}}',
    );
    assert.ok(isScanned);
    assert.deepEqual(cells, [
      ['1', '2', '3'],
      ['', '', '4'],
      ['5', '', ''],
      ['6', '7', ''],
    ]);
  });

  it('parse single records where they are asked for', () => {
    const { records } = scannedPage('{"items":[{"a":1},\n {"a":[2]} , {"a":"}"}]}').selected;
    assert.ok(records instanceof ScannedRecords);
    assert.deepEqual(
      [0, 1, 2, 3].map((index) => records.at(index)),
      [{ a: 1 }, { a: [2] }, { a: '}' }, undefined],
    );
  });

  it('leave a record that a filter changes to the general path, and no other', () => {
    const responseFilter = { paths: ['b.c', 'd[]'], delimiter: '.', compatLevel: 3 };
    const body = Buffer.from('[{"a":1},{"a":2,"b":{"c":[3]}},{"a":3},{"a":4,"d":[{"e":5}]}]');
    const page = new PageReader(0).read(body, { ...job, responseFilter });
    const { records } = page.selected;
    assert.ok(records instanceof ScannedRecords);
    assert.deepEqual(
      [...records.slow()],
      [
        { a: 2, b: { c: '[3]' } },
        { a: 4, d: ['{"e":5}'] },
      ],
    );
    assert.deepEqual(
      [0, 1].map((index) => records.at(index)),
      [{ a: 1 }, { a: 2, b: { c: '[3]' } }],
    );
  });

  it('are no pages with a record that a filter cannot change', () => {
    const responseFilter = { paths: ['d[]'], delimiter: '.', compatLevel: 3 };
    const page = new PageReader(0).read(Buffer.from('[{"a":1},{"a":2,"d":3}]'), { ...job, responseFilter });
    assert.throws(() => page.selected, { code: 'response.filter-not-list' });
  });

  const outlines: [title: string, body: string, dataField: string | undefined, outline: string][] = [
    ['a list at the root', '[{"a":1},{"a":2}]', undefined, '[{"a":1}]'],
    ['the only list', '{"n":2,"rows":[{"a":1},{"a":2}],"next":"x"}', undefined, '{"n":2,"rows":[{"a":1}],"next":"x"}'],
    ['a data field', '{"d":{"x":[1,2],"rows":[{"a":1},{"a":2}]}}', 'd.rows', '{"d":{"x":[1,2],"rows":[{"a":1}]}}'],
    ['white space', ' [ {"a" : 1} , {"a" : 2} ] ', '.', '[{"a":1}]'],
  ];
  for (const [title, body, dataField, outline] of outlines) {
    it(`keep what is around the records of ${title}`, () => {
      const page = scannedPage(body, dataField);
      assert.ok(page.selected.records instanceof ScannedRecords);
      assert.deepEqual(page.outline, parseJson(outline));
      assert.deepEqual(page.response, parseJson(body));
    });
  }

  const parsed: [title: string, body: string, dataField?: string][] = [
    ['no records', '{"items":[]}'],
    ['an object', '{"items":{"a":1}}', 'items'],
    ['a scalar among the records', '[{"a":1},2]'],
    ['half of a surrogate pair in a record', '[{"a":"\\ud83d"}]'],
    ['half of a surrogate pair around them', '{"n":"\\ud83d","items":[{"a":"\\u00e9"}]}'],
    ['what stands for the records in another list', '{"a":[{"b":1}],"a":["\\u0000the records of this page"]}'],
    ['a record of many levels', `[{"a":1},{"a":${'['.repeat(100)}${']'.repeat(100)}}]`],
    ['records at the end of many levels', `${'{"a":'.repeat(412)}[{"a":1}]${'}'.repeat(412)}`, `${'a.'.repeat(411)}a`],
    ['a key like an integer', '[{"1":1}]'],
    ['the list twice', '{"items":[{"a":1}],"items":[{"a":2},{"a":3}]}'],
  ];
  for (const [title, body, dataField] of parsed) {
    it(`are no pages with ${title}`, () => {
      const page = scannedPage(body, dataField);
      assert.ok(!(page.selected.records instanceof ScannedRecords));
      assert.deepEqual(page.response, parseJson(body));
    });
  }

  for (const body of [
    '[{"a":1},]',
    '[{"a":1}{"a":2}]',
    '[{"a":1},{"a":2}',
    '[{"a":1}]x',
    '[{"a":01}]',
    '[{"a":"\n"}]',
    '[{"a":1,}]',
  ]) {
    it(`report what is wrong in ${JSON.stringify(body)}`, () => {
      assert.throws(() => scannedPage(body), { name: 'JsonSyntaxError' });
    });
  }
});
