import assert from 'node:assert/strict';
import { pagingMethods } from '../../../engine/core/pagination/methods/pagingMethods.ts';
import { multiple } from '../../../engine/core/pagination/pagingMethod.ts';
import { paginationBranches } from '../../../engine/core/schema/generated/options.ts';

describe('the names of the engine and of the schemas', () => {
  it('every paging method of the schema has a descriptor, and no other is known', () => {
    assert.deepEqual([...pagingMethods.keys(), multiple].sort(), Object.keys(paginationBranches).sort());
  });
});
