import assert from 'node:assert/strict';
import { isWiderType } from '../../../../../client/runs/compare/isWiderType.ts';
import type { ColumnType } from '../../../../../client/tables/file/tableMessages.ts';

describe('The types of a column in two runs', () => {
  const types: [narrow: ColumnType, wide: ColumnType, isHeld: boolean][] = [
    ['empty', 'integer', true],
    ['empty', 'text', true],
    ['integer', 'integer', true],
    ['integer', 'number', true],
    ['number', 'integer', false],
    ['boolean', 'integer', false],
    ['boolean', 'text', true],
    ['date', 'datetime', true],
    ['datetime', 'date', false],
    ['date', 'number', false],
    ['json', 'text', true],
    ['text', 'json', false],
    ['text', 'empty', false],
  ];
  for (const [narrow, wide, expected] of types) {
    it(`${narrow} is ${expected ? '' : 'not '}held by ${wide}`, () =>
      assert.equal(isWiderType(wide, narrow), expected));
  }
});
