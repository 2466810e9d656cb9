import assert from 'node:assert/strict';
import { freeName } from '../../../../engine/core/text/freeName.ts';

describe('A free name', () => {
  for (const [taken, name] of [
    [[], 'cursor'],
    [['cursor'], 'cursor-2'],
    [['cursor', 'cursor-2'], 'cursor-3'],
    [['cursor-2'], 'cursor'],
    [['cursor', 'cursor-3'], 'cursor-2'],
  ] as [string[], string][]) {
    it(`beside ${JSON.stringify(taken)} is "${name}"`, () => {
      assert.equal(
        freeName('cursor', (each) => taken.includes(each)),
        name,
      );
    });
  }
});
