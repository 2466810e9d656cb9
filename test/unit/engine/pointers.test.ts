import assert from 'node:assert/strict';
import { childPointer } from '../../../engine/core/childPointer.ts';
import { pointerSteps } from '../../../engine/core/pointerSteps.ts';

describe('A JSON pointer', () => {
  it('escapes what it cannot hold, and gives it back', () => {
    assert.equal(childPointer('/a', 'b/c~d'), '/a/b~1c~0d');
    assert.equal(childPointer('', 3), '/3');
    assert.deepEqual(pointerSteps('/a/b~1c~0d/~01//3'), ['a', 'b/c~d', '~1', '', '3']);
    assert.deepEqual(pointerSteps(''), []);
  });
});
