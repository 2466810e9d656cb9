import assert from 'node:assert/strict';
import { nameDistance } from '../../../../engine/core/text/nameDistance.ts';

describe('nameDistance', () => {
  const table: [string, string, number | undefined][] = [
    ['endpoint', 'endpoint', 0],
    ['EndPoint', 'endpoint', 0],
    ['endpont', 'endpoint', 1],
    ['endpiont', 'endpoint', 1],
    ['endpt', 'endpoint', undefined],
    ['id', 'ids', undefined],
    ['ids', 'id', 1],
    ['max', 'min', undefined],
    ['', 'a', undefined],
  ];
  for (const [word, name, expected] of table) {
    it(`says ${expected ?? 'too far'} for "${word}" and "${name}"`, () => {
      assert.equal(nameDistance(word, name), expected);
    });
  }
});
