import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import type { TableExpect } from '../../../../../engine/core/contracts/generated/types.ts';
import { watchTable } from '../../../../../engine/core/testing/checkExpectations.ts';
import { tableExpectations } from '../../../../../engine/core/testing/expectations/tableExpectations.ts';

const users = 'id,name,born\n1,Ada,1815-12-10\n2,Bára,\n';
const empty = 'id,name,born\n';
/** Cells with signs of CSV, of JSON and of patterns in them. */
const hostile = 'id,"na""me, x",born\n1,"a\nb",2026-01-31\n"2","""","\u0000"\n"__proto__","=1+1"," "\n';

/** The failures; met: none. */
type Case = [expect: TableExpect, csv: string, ...failures: string[]];

const cases: Record<string, Case[]> = {
  rows: [
    [{ rows: { exactly: 2 } }, users],
    [{ rows: { exactly: 3 } }, users, 'Expected 3 rows, but there are 2 rows.'],
    [{ rows: { min: 1 } }, users],
    [{ rows: { min: 1 } }, empty, 'Expected 1 row or more, but there are 0 rows.'],
    [{ rows: { max: 1 } }, users, 'Expected at most 1 row, but there are 2 rows.'],
    [{ rows: { min: 3, max: 5 } }, users, 'Expected 3 to 5 rows, but there are 2 rows.'],
    [{ rows: { near: 2 } }, users],
    [{ rows: { near: 4, percent: 50 } }, users],
    [{ rows: { near: 4, percent: 49 } }, users, 'There are 2 rows, 50 % fewer.'],
    [{ rows: { near: 1, percent: 10 } }, users, 'There are 2 rows, 100 % more.'],
    [{ rows: { near: 0 } }, users, 'There are 2 rows.'],
    [{ rows: { near: 0 } }, empty],
    [{ rows: { exactly: 3 } }, hostile],
  ],
  columns: [
    [{ columns: ['id', 'name', 'born'] }, users],
    [{ columns: ['born', 'id', 'name'] }, users],
    [{ columns: ['id', 'name'] }, users, '"born" was added.'],
    [{ columns: ['id', 'name', 'born', 'a', 'b'] }, users, '"a" and "b" are missing.'],
    [{ columns: ['id', 'born', 'full_name'] }, users, '"full_name" is missing; "name" was added.'],
    [{ columns: { names: ['id'], mayGrow: true } }, users],
    [{ columns: { names: ['id'] } }, users, '"name" and "born" were added.'],
    [{ columns: { names: ['id', 'mail'], mayGrow: true } }, users, '"mail" is missing.'],
    [{ columns: ['id', 'name', 'born'] }, empty],
    [{ columns: ['id', 'na"me, x', 'born'] }, hostile],
  ],
  key: [
    [{ key: ['id'] }, users],
    [{ key: ['id'] }, empty],
    [{ key: ['id', 'name'] }, 'id,name\n1,a\n1,b\n2,a\n'],
    [{ key: ['id'] }, 'id\n7\n8\n7\n7\n', '2 rows repeat an earlier key, the first "7" in row 1 and row 3.'],
    [
      { key: ['id', 'name'] },
      'id,name\n1,a\n1,a\n',
      '1 row repeats an earlier key, the first "1, a" in row 1 and row 2.',
    ],
    [{ key: ['id'] }, 'id,x\n,1\n', 'The key of row 1 is empty.'],
    [{ key: ['id', 'x'] }, 'id,x\n,1\n'],
    [{ key: ['uid'] }, users, 'The table has no column "uid".'],
    // Parts of a key that look alike when they are joined.
    [{ key: ['a', 'b'] }, 'a,b\n"x"",""y",z\nx,"y"",""z"\n'],
    [{ key: ['id'] }, hostile],
  ],
  notNull: [
    [{ notNull: ['id', 'name'] }, users],
    [{ notNull: ['born'] }, users, '1 row is against it: it is empty in row 2.'],
    [{ notNull: ['id'] }, empty],
    [{ notNull: ['id', 'x'] }, users, 'The table has no column "x".'],
    [{ notNull: ['id', 'na"me, x', 'born'] }, hostile],
  ],
  filled: [
    [{ filled: ['born'] }, users],
    [{ filled: ['b'] }, 'a,b\n1,\n2,\n', 'It is empty in all rows: its field may have another name now.'],
    [{ filled: ['id'] }, empty, 'It is empty in all rows: its field may have another name now.'],
    [{ filled: ['x', 'id'] }, users, 'The table has no column "x".'],
    [{ filled: ['na"me, x'] }, hostile],
  ],
  types: [
    [{ types: { id: 'integer', born: 'date' } }, users],
    [{ types: { name: 'integer' } }, users, '2 rows are against it: "Ada" in row 1.'],
    [{ types: { id: 'integer' } }, 'id\n-1\n1.0\n', '1 row is against it: "1.0" in row 2.'],
    [{ types: { n: 'number' } }, 'n\n-1.5\n1e9\n2.0E-3\n'],
    [{ types: { n: 'number' } }, 'n\n1\n.5\n0x10\n', '2 rows are against it: ".5" in row 2.'],
    [{ types: { b: 'boolean' } }, 'b\n1\ntrue\n0\n\n'],
    [{ types: { b: 'boolean' } }, 'b\nyes\n', '1 row is against it: "yes" in row 1.'],
    [{ types: { t: 'date-time' } }, 't\n2026-01-31T08:00:00Z\n2026-01-31 08:00\n2026-01-31T08:00:00.123+01:00\n'],
    [{ types: { t: 'date-time' } }, 't\n2026-01-31\n', '1 row is against it: "2026-01-31" in row 1.'],
    [{ types: { t: 'date' } }, 't\n31.1.2026\n', '1 row is against it: "31.1.2026" in row 1.'],
    [{ types: { id: 'integer' } }, empty],
    [{ types: { x: 'integer' } }, users, 'The table has no column "x".'],
    [{ types: { born: 'date' } }, hostile, '2 rows are against it: "\u0000" in row 2.'],
  ],
  matches: [
    [{ matches: { name: '^\\p{L}+$' } }, users],
    [{ matches: { name: '^A' } }, users, '1 row is against it: "Bára" in row 2.'],
    [{ matches: { born: '^\\d' } }, users],
    [{ matches: { name: '(' } }, users, '2 rows are against it: "Ada" in row 1.'],
    [{ matches: { id: '^\\d$' } }, empty],
    [{ matches: { x: '.' } }, users, 'The table has no column "x".'],
    [{ matches: { 'na"me, x': '^[^,]*$' } }, hostile],
  ],
};

describe('The expectation of a table', () => {
  for (const [key, all] of Object.entries(cases))
    for (const [expect, csv, ...failures] of all)
      it(`${JSON.stringify(expect)} of ${JSON.stringify(csv)} ${failures.length === 0 ? 'is met' : 'is not met'}`, () => {
        assert.deepEqual(Object.keys(expect), [key]);
        assert.deepEqual(failuresOf(expect, csv), failures);
      });

  it('is in the table for every kind', () =>
    assert.deepEqual(
      Object.keys(cases),
      tableExpectations.map(({ key }) => key),
    ));

  it('has the place of what is not met, and the name of the table', () => {
    const found = check({ notNull: ['id', 'born'], types: { 'a/b': 'date' } }, users, 'in.c-x.users');
    assert.deepEqual(
      found.flatMap(({ title, pointer, failure }) => (failure === undefined ? [] : [`${title} at ${pointer}`])),
      [
        'in.c-x.users: "born" is never empty at /tables/in.c-x.users/notNull/1',
        'in.c-x.users: "a/b" is of type date at /tables/in.c-x.users/types/a~1b',
      ],
    );
  });
});

function failuresOf(expect: TableExpect, csv: string): string[] {
  return check(expect, csv).flatMap(({ failure }) => failure ?? []);
}

function check(expect: TableExpect, csv: string, name = 'users') {
  const [columns = [], ...rows] = parse(csv);
  const watched = watchTable(name, expect, { name, columns });
  for (const [index, row] of rows.entries()) watched.row(row, index + 1);
  return watched.end(rows.length);
}
