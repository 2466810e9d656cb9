import assert from 'node:assert/strict';
import { readSeverities } from '../../../../server/service/severities/readSeverities.ts';

describe('readSeverities', () => {
  it('reads every word for a severity', () => {
    const said = { 'a.a': 'off', 'a.b': 'hint', 'a.c': 'information', 'a.d': 'warning', 'a.e': 'error' };
    assert.deepEqual([...readSeverities(said)], Object.entries(said));
  });

  it('passes over other words and other values', () => {
    const said = {
      'a.a': 'warn',
      'a.b': 3,
      'a.c': null,
      'a.d': ['off'],
      'a.e': 'OFF',
      __proto__: 'off',
      'a.f': 'hint',
    };
    assert.deepEqual([...readSeverities(said)], [['a.f', 'hint']]);
  });

  for (const nothing of [undefined, null, 'off', 5, true, [], ['off']]) {
    it(`takes ${JSON.stringify(nothing)} for nothing that names a code`, () => {
      assert.equal(readSeverities(nothing).get('json.syntax'), undefined);
    });
  }
});
