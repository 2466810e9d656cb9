import assert from 'node:assert/strict';
import { walkRecords } from '../../../../../client/tables/file/walkRecords.ts';
import { allRows, withCsv } from './support.ts';

/** The text of the file, and its rows. */
const cases: [string, string, string[][]][] = [
  ['nothing', '', []],
  ['a header only', 'a,b', [['a', 'b']]],
  ['a header with its line break', 'a,b\n', [['a', 'b']]],
  [
    'quotes around every cell',
    '"a","b"\n"1","2"\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'no line break at the end',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'line breaks of Windows',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'line breaks of old Macs',
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'line breaks in a cell',
    '"a\nb","c\r\nd"\n"1",2\n',
    [
      ['a\nb', 'c\r\nd'],
      ['1', '2'],
    ],
  ],
  ['quotes in a cell', '"say ""yes""","a"""\n', [['say "yes"', 'a"']]],
  ['only a quote in a cell', '"""",""\n', [['"', '']]],
  ['a quote inside a cell without quotes', '5" pipe,a"b"\n', [['5" pipe', 'a"b"']]],
  ['text behind a closing quote', '"a"b,"c"" d"e\n', [['ab', 'c" de']]],
  ['a quote that never closes', 'a\n"b,c\nd', [['a'], ['b,c\nd']]],
  [
    'empty cells',
    ',\n,,\n"",\n',
    [
      ['', ''],
      ['', '', ''],
      ['', ''],
    ],
  ],
  ['a delimiter at the very end', 'a,', [['a', '']]],
  ['empty lines', 'a\n\n1\n\n', [['a'], [''], ['1'], ['']]],
  ['rows of different length', 'a,b\n1\n1,2,3\n', [['a', 'b'], ['1'], ['1', '2', '3']]],
  [
    'letters of several bytes',
    'č,"€ 🚲"\nž,"ů"\n',
    [
      ['č', '€ 🚲'],
      ['ž', 'ů'],
    ],
  ],
];

describe('Walking through the rows of a CSV file', () => {
  for (const [name, text, rows] of cases) {
    it(`reads ${name}, wherever the pieces of the file end`, async () => {
      for (let chunkBytes = 1; chunkBytes <= Buffer.byteLength(text) + 2; chunkBytes++) {
        const walked = await withCsv(text, (file) => allRows(file), { chunkBytes });
        assert.deepEqual(
          walked.map(({ cells }) => cells),
          rows,
          `pieces of ${chunkBytes} bytes`,
        );
      }
    });

    it(`can begin at each row of ${name}`, async () => {
      await withCsv(text, async (file) => {
        for (const [index, { offset }] of (await allRows(file)).entries()) {
          const rest = await allRows(file, offset);
          assert.deepEqual(
            rest.map(({ cells }) => cells),
            rows.slice(index),
          );
        }
      });
    });
  }

  it('cuts a row that is longer than what is held, says so, and goes on behind it', async () => {
    const long = `"${'x'.repeat(500)}\n""${'y'.repeat(500)}"`;
    for (const chunkBytes of [1, 7, 16, 64]) {
      const options = { chunkBytes, maxRecordBytes: 64 };
      const rows = await withCsv(`a,b\n1,2\n3,${long}\n5,6\n`, (file) => allRows(file), options);
      assert.deepEqual(
        rows.map(({ cells, isCut }) => [cells[0], isCut]),
        [
          ['a', false],
          ['1', false],
          ['3', true],
          ['5', false],
        ],
        `pieces of ${chunkBytes}`,
      );
      assert.deepEqual(rows[3]?.cells, ['5', '6']);
    }
  });

  it('ends where it is told to', async () => {
    const seen: number[] = [];
    await withCsv('a\n1\n2\n3\n', (file) =>
      walkRecords(file, { start: 0 }, (_bytes, _spans, offset) => {
        seen.push(offset);
        return seen.length < 2;
      }),
    );
    assert.deepEqual(seen, [0, 2]);
  });

  it('ends by throwing where it is cancelled', async () => {
    const stop = new AbortController();
    const walked = withCsv('a\n1\n2\n3\n', (file) =>
      walkRecords({ ...file, chunkBytes: 2 }, { start: 0, signal: stop.signal }, () => {
        stop.abort();
        return undefined;
      }),
    );
    await assert.rejects(walked, { name: 'AbortError' });
  });

  it('says so where the file was truncated', async () => {
    const walked = withCsv('a\n1\n', (file) => allRows(file), { size: 100 });
    await assert.rejects(walked, /was truncated/);
  });
});
