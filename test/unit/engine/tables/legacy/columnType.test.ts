import assert from 'node:assert/strict';
import { type ColumnType, isColumnType, mergeTypes } from '../../../../../engine/core/tables/legacy/columnType.ts';

// known, new, merged; undefined is a contradiction (`docs/format/json-to-csv.md#123-legacy-conversion`)
const merges: [ColumnType, ColumnType, ColumnType | undefined][] = [
  ['scalar', 'scalar', 'scalar'],
  ['NULL', 'scalar', 'scalar'],
  ['NULL', 'object', 'object'],
  ['NULL', 'arrayOfscalar', 'arrayOfscalar'],
  ['NULL', 'arrayOfNULL', 'arrayOfNULL'],
  ['scalar', 'NULL', 'scalar'],
  ['arrayOfobject', 'NULL', 'arrayOfobject'],
  ['scalar', 'arrayOfscalar', 'arrayOfscalar'],
  ['arrayOfscalar', 'scalar', 'arrayOfscalar'],
  ['object', 'arrayOfobject', 'arrayOfobject'],
  ['arrayOfobject', 'object', 'arrayOfobject'],
  ['arrayOfNULL', 'scalar', 'arrayOfscalar'],
  ['object', 'arrayOfNULL', 'arrayOfobject'],
  ['arrayOfNULL', 'arrayOfscalar', 'arrayOfscalar'],
  ['arrayOfobject', 'arrayOfNULL', 'arrayOfobject'],
  ['arrayOfNULL', 'arrayOfNULL', 'arrayOfNULL'],
  ['scalar', 'object', undefined],
  ['object', 'scalar', undefined],
  ['scalar', 'arrayOfobject', undefined],
  ['arrayOfscalar', 'object', undefined],
  ['arrayOfscalar', 'arrayOfobject', undefined],
];

describe('types of legacy columns (json-to-csv.md 12.3)', () => {
  for (const [known, type, merged] of merges) {
    it(`${known} and ${type}: ${merged ?? 'a contradiction'}`, () => assert.equal(mergeTypes(known, type), merged));
  }

  it('only the words of the state file are types', () => {
    assert.ok(merges.flat().every((type) => type === undefined || isColumnType(type)));
    for (const other of ['null', 'array', 'arrayOf', 'arrayOfarrayOfscalar', 'string', '', null, 3]) {
      assert.ok(!isColumnType(other), String(other));
    }
  });
});
