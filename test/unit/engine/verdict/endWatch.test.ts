import assert from 'node:assert/strict';
import type { JsonList, JsonObject } from '../../../../engine/core/json/value.ts';
import { readPagination } from '../../../../engine/core/pagination/scrollers/readPagination.ts';
import { selectScroller } from '../../../../engine/core/pagination/scrollers/selectScroller.ts';
import { EndWatch } from '../../../../engine/core/verdict/judging/endWatch.ts';
import { Judge } from '../../../../engine/core/verdict/judging/judge.ts';
import { itemsOf } from './simulateRun.ts';

interface Given {
  pagination?: JsonObject;
  headers?: Record<string, string>;
}

/** The end as the API states it, and the amount, after each of these pages; `items` are their records. */
function watched(
  pages: (JsonObject & { items?: JsonList })[],
  { pagination = { method: 'pagenum' }, headers = {} }: Given = {},
) {
  const scroller = selectScroller(readPagination(pagination), undefined);
  const [judge, watch] = [new Judge(), new EndWatch()];
  const firstRequest = { endpoint: 'items', method: 'GET' as const, params: { page: 1 }, headers: {} };
  const end = { scroller, pageSize: undefined, dataField: undefined, jobPointer: '', firstRequest };
  let records = 0;
  return pages.map((page, index) => {
    const { items = itemsOf(10) } = page;
    records += items.length;
    const request = { ...firstRequest, params: { page: index + 1 } };
    const seen = { number: index + 1, request, headers: new Map(Object.entries(headers)) };
    const observed = judge.observe({ ...seen, records: items, recordsPath: 'items', response: { items, ...page } });
    const stop = { stop: 'repeated-page', message: '' } as const;
    return { says: watch.see(observed, { stop, pages: index + 1, records, ...end }), stated: watch.stated };
  });
}

function said(...given: Parameters<typeof watched>) {
  return watched(...given).map(({ says }) => says);
}

const token = { method: 'response.param', responseParam: 'next', queryParam: 'token' };

describe('what an API says of the end', () => {
  const rows: [title: string, pages: JsonObject[], given: Given, expected: (string | undefined)[]][] = [
    ['a total that is reached', [{ total: 30 }, { total: 30 }, { total: 30 }], {}, ['unreached', 'unreached', 'last']],
    ['a total of the one page, which may be its count', [{ total: 10 }], {}, [undefined]],
    ['a count of each page', [{ count: 10 }, { count: 10 }], {}, [undefined, undefined]],
    ['more than the total', [{ total: 15 }, { total: 15 }, { total: 15 }], {}, ['unreached', undefined, undefined]],
    ['a number of pages', [{ total_pages: 2 }, { total_pages: 2 }], {}, ['unreached', 'last']],
    ['a total in a header', [{}, {}], { headers: { 'x-total-count': '20' } }, ['unreached', 'last']],
    ['a flag', [{ has_more: true }, { has_more: false }], {}, ['more', 'last']],
    ['an address', [{ next: '/items?page=2' }, { next: null }], {}, ['more', 'last']],
    ['an empty place of an address', [{ next: null }], {}, ['last']],
    ['a token that is followed', [{ next: 'a' }, { next: 'b' }], { pagination: token }, ['more', 'more']],
    ['a token, and a flag that ends it', [{ next: 'a', has_more: false }], { pagination: token }, ['last']],
    ['nothing', [{ page: 1 }, { page: 2 }], {}, [undefined, undefined]],
    [
      'a flag that contradicts a number of pages',
      [{ has_more: true }, { has_more: true, total_pages: 2 }],
      {},
      ['more', undefined],
    ],
  ];
  for (const [title, pages, given, expected] of rows) {
    it(`by ${title}`, () => assert.deepEqual(said(pages, given), expected));
  }
});

describe('the amount that an API states while it is read', () => {
  const rows: [title: string, pages: JsonObject[], given: Given, expected: object[]][] = [
    ['a total', [{ total: 30 }, { total: 30 }, { total: 30 }], {}, [{ total: 30 }, { total: 30 }, {}]],
    ['a total in a header', [{}], { headers: { 'x-total-count': '20' } }, [{ total: 20 }]],
    ['a number of pages', [{ total_pages: 3 }, { total_pages: 3 }], {}, [{ pageCount: 3 }, { pageCount: 3 }]],
    [
      'the number of the last page, counted from 0',
      [{ last_page: 2 }],
      { pagination: { method: 'pagenum', firstPage: 0 } },
      [{ pageCount: 3 }],
    ],
    ['an estimate', [{ estimated_total: 300 }], {}, [{}]],
    ['a count of each page', [{ count: 10 }, { count: 10 }], {}, [{}, {}]],
    ['a flag', [{ has_more: true }], {}, [{}]],
  ];
  for (const [title, pages, given, expected] of rows) {
    it(`with ${title}`, () => {
      assert.deepEqual(
        watched(pages, given).map(({ stated }) => stated),
        expected,
      );
    });
  }
});
