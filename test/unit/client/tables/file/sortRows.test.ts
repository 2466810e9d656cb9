import assert from 'node:assert/strict';
import { sortRows } from '../../../../../client/tables/file/sortRows.ts';
import type { ColumnType } from '../../../../../client/tables/file/tableMessages.ts';
import { pseudoRandom, quoted, withCsv } from './support.ts';

async function sorted(values: readonly string[], type: ColumnType, descending = false): Promise<string[]> {
  const text = quoted(values.map((value, row) => [String(row), value]));
  const plan = { start: 0, rows: values.length, sort: { column: 1, descending }, type };
  const order = await withCsv(text, (file) => sortRows({ file, ...plan }));
  assert.deepEqual(
    [...order].toSorted((a, b) => a - b),
    [...values.keys()],
    'each row once',
  );
  return [...order].map((row) => values[row] ?? '');
}

describe('Sorting rows by a column', () => {
  const cases: [string, ColumnType, string[]][] = [
    ['whole numbers as numbers', 'integer', ['-100', '-2', '0', '3', '20', '1000', '']],
    [
      'whole numbers exactly where floating ones would be the same',
      'integer',
      ['-900719925474099301', '9007199254740992', '9007199254740993', '9007199254740994'],
    ],
    ['numbers', 'number', ['-1e10', '-1.5', '-0.5', '0', '1e-7', '0.25', '3', '1e10', '']],
    ['dates', 'date', ['1999-12-31', '2024-01-01', '2024-01-02', '']],
    [
      'instants of different zones',
      'datetime',
      ['2024-01-01T00:00:00+05:00', '2023-12-31T20:00:00Z', '2023-12-31 21:00:00', '2024-01-01'],
    ],
    ['truth', 'boolean', ['false', 'true', '']],
    ['texts without regard to case and accents', 'text', ['Anna', 'bára', 'Čeněk', 'dana', 'Élodie', 'Zoe', '']],
    ['a text before its continuation', 'text', ['abcdefg', 'abcdefgh', 'abcdefgh ', 'abcdefghi', 'abcdefghij']],
    [
      'texts that differ only far behind',
      'text',
      ['a', 'b', 'c'].map((end) => `https://api.example.com/v1/stations/of/a/city/${end}`),
    ],
    ['letters of all planes', 'text', ['a', 'б', '中', '🚲']],
  ];
  for (const [name, type, wanted] of cases) {
    it(`orders ${name}`, async () => {
      assert.deepEqual(await sorted(wanted.toReversed(), type), wanted);
    });

    it(`turns it round for ${name}, empty cells last`, async () => {
      const filled = wanted.filter((value) => value !== '');
      const empty = wanted.filter((value) => value === '');
      assert.deepEqual(await sorted(wanted, type, true), [...filled.toReversed(), ...empty]);
    });
  }

  it('leaves equal rows as they are in the file, in both directions', async () => {
    const values = ['b', 'A', 'a', 'B', 'Á', 'b'];
    assert.deepEqual(await sorted(values, 'text'), ['A', 'a', 'Á', 'b', 'B', 'b']);
    assert.deepEqual(await sorted(values, 'text', true), ['b', 'B', 'b', 'A', 'a', 'Á']);
  });

  it('compares the first 256 bytes of a text', async () => {
    const long = 'x'.repeat(256);
    assert.deepEqual(await sorted([`${long}b`, `${long}a`, `${'x'.repeat(255)}a`], 'text'), [
      `${'x'.repeat(255)}a`,
      `${long}b`,
      `${long}a`,
    ]);
  });

  for (const rows of [100, 20_000]) {
    it(`agrees with the sorting of the language for ${rows} rows`, async () => {
      const random = pseudoRandom(rows);
      const numbers = Array.from({ length: rows }, () => (random(2_000_000) - 1_000_000) / 8).map(String);
      assert.deepEqual(
        (await sorted(numbers, 'number')).map(Number),
        numbers.map(Number).toSorted((a, b) => a - b),
      );
      const texts = Array.from({ length: rows }, () => `${'ab'.repeat(random(12))}${random(50)}`);
      assert.deepEqual(await sorted(texts, 'text'), texts.toSorted());
    });
  }

  it('can be cancelled', async () => {
    const signal = AbortSignal.abort();
    const plan = { start: 0, rows: 1, sort: { column: 0, descending: false }, type: 'text', signal } as const;
    await assert.rejects(
      withCsv('a\n', (file) => sortRows({ file, ...plan })),
      { name: 'AbortError' },
    );
  });
});
