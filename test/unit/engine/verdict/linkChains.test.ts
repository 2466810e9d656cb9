import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import type { JobRequest } from '../../../../engine/core/request/jobRequest.ts';
import { leadsTo } from '../../../../engine/core/verdict/sentBefore.ts';
import { fieldsIf, itemsOf, simulateRun } from './simulateRun.ts';

const request = (params: JsonObject = {}, endpoint = 'items'): JobRequest => ({
  endpoint,
  method: 'GET',
  params,
  headers: {},
});

describe('an address that a page names', () => {
  const followed: [string, JsonObject, JsonObject][] = [
    ['/items?page=2', {}, { page: 2 }],
    ['https://api.example.test/items?page=2&per_page=10', { page: 1, limit: 10 }, { page: 2, limit: 10 }],
    ['?offset=20&limit=10', { offset: 10, limit: 10 }, { offset: 20, limit: 10 }],
  ];
  for (const [address, from, to] of followed) {
    it(`${address} was requested`, () => assert(leadsTo(address, { from: request(from), to: request(to) })));
  }

  const others: [string, JsonObject, JsonObject][] = [
    ['/items?cursor=x2', { page: 1 }, { page: 2 }],
    ['/items?offset=20&limit=20', { offset: 0, limit: 10 }, { offset: 10, limit: 10 }],
    ['/items?page=3', { page: 1 }, { page: 2 }],
    ['/others', {}, { page: 2 }],
  ];
  for (const [address, from, to] of others) {
    it(`${address} was not`, () => assert(!leadsTo(address, { from: request(from), to: request(to) })));
  }
});

describe('a chain of addresses', () => {
  /** Three pages of ten without anything else that ends them; every page but the last names an address. */
  const chain = (addressOf: (page: number) => string, isHeader: boolean) =>
    simulateRun({
      pagination: { method: 'pagenum' },
      dataField: 'items',
      answer: (_, turn) => {
        const hasNext = turn < 3;
        const fields: Record<string, JsonValue> = fieldsIf(hasNext && !isHeader, { next: addressOf(turn + 1) });
        return {
          body: { ...fields, items: itemsOf(23, turn * 10 - 10, 10) },
          headers: fieldsIf(hasNext && isHeader, { link: `<${addressOf(turn + 1)}>; rel="next"` }) as Record<
            string,
            string
          >,
        };
      },
    });

  for (const isHeader of [true, false]) {
    const where = isHeader ? 'in the "Link" header' : 'in the body';
    it(`is evidence ${where} if each was requested`, () => {
      assert(chain((page) => `/items?page=${page}`, isHeader).codes.includes('link-ended'));
    });
    it(`is none ${where} if they were not`, () => {
      assert(!chain((page) => `/items?cursor=x${page}`, isHeader).codes.includes('link-ended'));
    });
  }
});

describe('a next page number past the last page', () => {
  const pages = (fieldsOf: (page: number) => JsonObject, total = 34, limit?: number) =>
    simulateRun({
      pagination: { method: 'pagenum', ...(limit !== undefined && { limit }) },
      dataField: 'items',
      answer: (_, turn) => ({
        body: { ...(fieldsOf(turn) as Record<string, JsonValue>), items: itemsOf(total, turn * 10 - 10, 10) },
      }),
    });

  it('is no loose end where the API counts its pages', () => {
    const { verdict, codes } = pages((page) => ({ next_page: page + 1, total_pages: 4 }), 34, 10);
    assert.deepEqual([verdict.status, ...codes], ['complete', 'pages-match', 'full-then-short']);
  });

  it('is no loose end on an empty page', () => {
    assert.equal(pages((page) => ({ next_page: page + 1 }), 30).verdict.status, 'complete');
  });

  it('is one on a short page that nothing says to be the last', () => {
    assert.equal(pages((page) => ({ next_page: page + 1 }), 34, 10).verdict.status, 'incomplete');
  });

  it('is one where there are more pages', () => {
    assert.equal(pages((page) => ({ next_page: page + 1, total_pages: 9 }), 34, 10).verdict.status, 'incomplete');
  });
});
