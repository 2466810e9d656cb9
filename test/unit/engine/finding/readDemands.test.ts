import assert from 'node:assert/strict';
import { largestAllowed, readDemands } from '../../../../engine/core/finding/bench/readDemands.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';

const answered = (response: JsonValue) => ({
  answer: { status: 400, headers: new Map<string, string>(), response, requests: 1 },
});

describe('The parameters that an error demands', () => {
  const cases: [JsonValue, [string, number | undefined][]][] = [
    [
      { message: 'pass "limit" (at most 100) to page through this list' },
      [
        ['limit', 100],
        ['page', undefined],
      ],
    ],
    [{ error: { detail: 'Missing query parameter: page.' } }, [['page', undefined]]],
    [{ errors: ['`page_size` must be at most 50', '`sort` is fine'] }, [['page_size', 50]]],
    [{ message: 'You need a plan with more pages' }, []],
    [{ status: 400 }, []],
  ];
  for (const [response, demands] of cases)
    it(`of ${JSON.stringify(response)}`, () => {
      const found = readDemands(answered(response)).map(({ param, number }) => [param, number]);
      assert.deepEqual(found, demands);
    });
});

describe('The largest page size that an error allows', () => {
  const cases: [JsonValue, number | undefined][] = [
    [{ message: "Value 1000 is greater than maximum 100' on property per_page." }, 100],
    [[{ status: 413, message: 'Too many.', details: { max_limit: 250 } }], 250],
    [{ message: "Invalid page size specified: '1000'. Must be between 1 and 100 inclusive." }, 100],
    [{ message: 'At most 1,0 records.' }, 10],
    [{ code: 422, message: 'Too many.' }, undefined],
  ];
  for (const [response, size] of cases)
    it(`is ${size} in ${JSON.stringify(response)}`, () => {
      assert.equal(largestAllowed(answered(response), 1000), size);
    });
});
