import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { type AskedJob, choicesFor } from './choicesFor.ts';

const items = Array.from({ length: 20 }, (_, index) => ({ name: `n${index}` }));

/** The first choice for a response with these fields around its records. */
async function firstFor(fields: JsonObject, more: Partial<AskedJob> = {}) {
  const [first] = await choicesFor({ ...more, response: { ...(fields as Record<string, JsonValue>), items } });
  return first;
}

describe('Find Pagination, of counts by names that a verdict knows', () => {
  for (const total of ['totalElements', 'recordsTotal', 'numFound', 'nbHits', 'total_record_count', 'numberMatched']) {
    it(`counts records by "${total}"`, async () => {
      const first = await firstFor({ [total]: 57, skip: 0 });
      assert.deepEqual(first?.pagination, { method: 'offset', limit: 100, offsetParam: 'skip' });
      assert.match(first?.title ?? '', new RegExp(`"${total}"`));
    });
  }

  for (const count of ['number_of_pages', 'num_pages', 'pageTotal', 'lastPages', 'totalPageCount']) {
    it(`counts pages by "${count}"`, async () => {
      const first = await firstFor({ [count]: 3, thisPage: 1 });
      assert.deepEqual([first?.pagination, first?.confidence], [{ method: 'pagenum' }, 'medium']);
    });
  }

  for (const header of ['x-number-of-pages', 'x-total-pages', 'x-pages', 'pagination-page-count', 'x-current-page']) {
    it(`counts pages by the header "${header}"`, async () => {
      const first = await firstFor({}, { headers: { [header]: '3' } });
      assert.deepEqual([first?.pagination, first?.title], [{ method: 'pagenum' }, `pagenum by the header "${header}"`]);
    });
  }

  const flags: JsonObject[] = [{ hasFurtherPages: true }, { moreDataAvailable: true }, { is_more: true }];
  for (const flag of flags) {
    it(`ends by ${JSON.stringify(flag)}`, async () => {
      const first = await firstFor({ ...(flag as Record<string, JsonValue>), page: 1 });
      const nextPageFlag = { field: Object.keys(flag)[0], stopOn: false };
      assert.deepEqual(first?.pagination, { method: 'pagenum', nextPageFlag });
    });
  }

  const limits: Record<string, JsonValue>[] = [
    { rateLimit: { limit: 100, remaining: 3, offset: 1 } },
    { quota: { total: 5, page: 2 } },
  ];
  for (const none of limits) {
    it(`takes no limit of requests for a page: ${JSON.stringify(none)}`, async () => {
      const choices = await choicesFor({ response: { ...none, items } });
      const counted = choices.filter(({ evidence }) => evidence.includes('counts'));
      assert.deepEqual(counted, []);
    });
  }
});
