import assert from 'node:assert/strict';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { pagingMethods } from '../../../../engine/core/pagination/methods/pagingMethods.ts';
import { type PageSizeOption, readPageSize } from '../../../../engine/core/pagination/pageSize.ts';

const methods = ['offset', 'pagenum'];

describe('readPageSize (pagination.md 5 and 6)', () => {
  const table: [title: string, options: JsonObject, params: JsonObject, expected: PageSizeOption][] = [
    ['none', {}, {}, { param: 'limit', value: undefined, from: undefined }],
    ["the scroller's", { limit: 5 }, {}, { param: 'limit', value: 5, from: 'scroller' }],
    ["the job's own", { limit: 5 }, { limit: '3' }, { param: 'limit', value: '3', from: 'job' }],
    ['… as it is written', {}, { limit: 2.5 }, { param: 'limit', value: 2.5, from: 'job' }],
    ['an empty one does not count', { limit: 5 }, { limit: 0 }, { param: 'limit', value: 5, from: 'scroller' }],
    ['nor does a list', { limit: 5 }, { limit: [1] }, { param: 'limit', value: 5, from: 'scroller' }],
    ['another name', { limit: 5, limitParam: 'size' }, { limit: 1, size: 2 }, { param: 'size', value: 2, from: 'job' }],
    ['an empty limit', { limit: '' }, {}, { param: 'limit', value: undefined, from: undefined }],
  ];
  for (const [title, options, params, expected] of table) {
    for (const method of methods) {
      const paging = pagingMethods.get(method)?.read(options);
      it(`${method}: ${title}`, () => assert.deepEqual(paging && readPageSize(paging, params), expected));
    }
  }

  it('of a method that sends none: what the job calls "limit"', () => {
    const paging = pagingMethods.get('cursor')?.read({ idKey: 'id', param: 'since' });
    assert.deepEqual(paging && readPageSize(paging, { limit: 3 }), { param: 'limit', value: 3, from: 'job' });
  });
});
