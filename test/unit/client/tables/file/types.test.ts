import assert from 'node:assert/strict';
import { cellType, cellTypes, columnType } from '../../../../../client/tables/file/cellType.ts';
import { detectDelimiter } from '../../../../../client/tables/file/openCsv.ts';
import { shownCell, textStart, tsvText } from '../../../../../client/tables/file/shownCell.ts';

const cells: [keyof typeof cellTypes, string[]][] = [
  ['empty', ['']],
  ['integer', ['0', '7', '-12', '123456789012345678']],
  ['number', ['1.5', '-0.25', '1e5', '2E-3', '0.1']],
  ['boolean', ['true', 'false', 'True', 'FALSE']],
  ['date', ['2024-01-31', '1999-12-01']],
  [
    'datetime',
    ['2024-01-31T10:00:00Z', '2024-01-31 10:00', '2024-01-31T10:00:00.123+02:00', '2024-01-31 10:00:00 UTC'],
  ],
  ['json', ['{"a":1}', '[]', '[1,2]']],
  [
    'text',
    // A postal code and a number of twenty digits are names; so is what only begins like something else.
    ['a', '007', '-', '--1', '1.', '.5', '1,5', '1e', '12345678901234567890', '2024-13-45', '2024-1-1', 'truely'],
  ],
  ['text', ['{a', '[1', 'NaN', 'Infinity', '1e999', '+1', '0x10', ' 1', '1 ']],
];

describe('The type of a cell', () => {
  for (const [type, texts] of cells) {
    for (const text of texts)
      it(`of "${text}" is ${type}`, () => assert.equal(cellType(Buffer.from(text)), cellTypes[type]));
  }
});

describe('The type of a column', () => {
  const { integer, number, boolean, date, datetime, json, text } = cellTypes;
  for (const [seen, type] of [
    [0, 'empty'],
    [integer, 'integer'],
    [integer | number, 'number'],
    [number, 'number'],
    [boolean, 'boolean'],
    [date, 'date'],
    [date | datetime, 'datetime'],
    [json, 'json'],
    [integer | date, 'text'],
    [boolean | integer, 'text'],
    [json | integer, 'text'],
    [text, 'text'],
  ] as const) {
    it(`with cells of ${seen} is ${type}`, () => assert.equal(columnType(seen), type));
  }
});

describe('What separates the cells', () => {
  for (const [text, delimiter] of [
    ['a,b,c\n1;2;3;4;5', ','],
    ['a;b;c\n1,5;2', ';'],
    ['a\tb\n', '\t'],
    ['a|b\n', '|'],
    ['"a;b;c","d"\n', ','],
    ['a', ','],
    ['', ','],
  ] as const) {
    it(`in ${JSON.stringify(text)} is ${JSON.stringify(delimiter)}`, () => {
      assert.equal(String.fromCharCode(detectDelimiter(Buffer.from(text))), delimiter);
    });
  }
});

describe('A cell in the grid', () => {
  it('is whole where it is short', () => assert.equal(shownCell(Buffer.from('ě, "a"')), 'ě, "a"'));

  it('is cut where it is long, and tells its length', () => {
    assert.deepEqual(shownCell(Buffer.from('x'.repeat(1_000_000))), { start: 'x'.repeat(500), bytes: 1_000_000 });
  });

  it('is not cut inside a character', () => {
    assert.equal(textStart(Buffer.from(`ab${'🚲'.repeat(10)}`), 5), 'ab🚲');
  });
});

describe('Rows for the clipboard', () => {
  it('have tabs between cells, and quotes around what would break them', () => {
    assert.equal(
      tsvText([
        ['a', 'b c'],
        ['1\t2', 'x\ny'],
        ['"', ''],
      ]),
      'a\tb c\n"1\t2"\t"x\ny"\n""""\t',
    );
  });
});
