import assert from 'node:assert/strict';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { readLearntLimits } from '../../../../engine/core/pacing/learntLimits.ts';

describe('Learnt limits that are read', () => {
  const cases: [limit: string, read: object][] = [
    ['{"requestsPerSecond":0.25,"inFlight":4,"width":1}', { requestsPerSecond: 0.25, inFlight: 4, width: 1 }],
    // With less than one in flight, a run would wait for ever.
    ['{"inFlight":0.5,"width":0}', {}],
    ['{"requestsPerSecond":0,"width":-3}', {}],
    ['{"requestsPerSecond":1e-300,"acceptedAtRate":-1}', {}],
    ['{"requestsPerSecond":"7","inFlight":null,"width":[2]}', {}],
    ['7', {}],
  ];
  for (const [limit, read] of cases) {
    it(`are those that can be, of ${limit}`, () => {
      assert.deepEqual(readLearntLimits(parseJson(`{"https://a":${limit}}`)), { 'https://a': read });
    });
  }
});
