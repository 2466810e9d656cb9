import assert from 'node:assert/strict';
import { readPageSizes } from '../../../../../engine/core/descriptions/evidence/pageSizes.ts';
import { describeOperation, operation } from '../../../../support/describedApi.ts';

describe('readPageSizes', () => {
  const cases: [description: string, sizes: { largest?: number; usual?: number }, schema?: object][] = [
    ['', {}],
    ['How many to return.', {}],
    ['', { largest: 100 }, { maximum: 100 }],
    ['', { largest: 100, usual: 20 }, { enum: [20, 50, 100], default: 20 }],
    ['', {}, { maximum: 2147483647 }],
    ['Between 1 and 100.', { largest: 100 }],
    ['A number from 1 to 250', { largest: 250 }],
    ['Page size (1-500)', { largest: 500 }],
    ['Page size, 1..500', { largest: 500 }],
    ['The page size. Default is 20, maximum is 100.', { largest: 100, usual: 20 }],
    ['Max. 1,000 per page', { largest: 1000 }],
    ['Up to 200 per page', { largest: 200 }],
    ['At most 50', { largest: 50 }],
    ['Limited to 25 results.', { largest: 25 }],
    ['Must not exceed 30.', { largest: 30 }],
    ['Cannot be greater than 300', { largest: 300 }],
    ['Values larger than 200 are ignored', { largest: 200 }],
    ['Must be <= 99', { largest: 99 }],
    ['maximum **100**', { largest: 100 }],
    ['500 is the maximum', { largest: 500 }],
    ['The maximum number of results to return', {}],
    ['The maximum number of results to return. Default: 10', { usual: 10 }],
    ['Defaults to `25`', { usual: 25 }],
    ['20 by default', { usual: 20 }],
  ];
  for (const [description, sizes, schema = {}] of cases) {
    it(`reads ${JSON.stringify(sizes)} from ${JSON.stringify(schema)} and "${description}"`, () => {
      const [param] = describeOperation(operation([['limit', description, { type: 'integer', ...schema }]], {})).params;
      assert.ok(param);
      assert.deepEqual(readPageSizes(param), sizes);
    });
  }
});
