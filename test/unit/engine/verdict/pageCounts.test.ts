import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { itemsOf, simulateRun } from './simulateRun.ts';
import { judgeAnswer, judgeAround } from './singleAnswer.ts';

const said = (codes: readonly string[]) => codes.filter((code) => code.startsWith('pages-'));

describe('a number of pages held against those that were read', () => {
  const names = ['total_pages', 'totalPages', 'page_count', 'pageCount', 'last_page', 'lastPage', 'pages', 'num_pages'];
  for (const name of [...names, 'nbPages', 'pages_total', 'number_of_pages']) {
    it(`is known as "${name}"`, () => {
      const { verdict, codes } = judgeAround({ [name]: 6 });
      assert.deepEqual(said(codes), ['pages-missing']);
      assert.equal(verdict.status, 'incomplete');
      assert.match(verdict.evidence[0]?.message ?? '', /6 pages in ".*", but 1 was read/);
      assert.deepEqual(said(judgeAround({ [name]: '1' }).codes), ['pages-match']);
    });
  }

  for (const header of ['x-total-pages', 'x-wp-totalpages']) {
    it(`is known as the header "${header}"`, () => {
      assert.deepEqual(said(judgeAnswer(itemsOf(7), undefined, { [header]: '6' }).codes), ['pages-missing']);
      assert.deepEqual(said(judgeAnswer(itemsOf(7), undefined, { [header]: '1' }).codes), ['pages-match']);
    });
  }

  const silent: [string, JsonObject][] = [
    ['pages of a book', { id: 7, pages: 350 }],
    ['an object of that name', { pages: { current: 1 } }],
    ['the address of the last page', { last_page: '/items?page=6' }],
    ['a flag', { lastPage: false }],
    ['the records of the page', { page_count: 7 }],
    ['none, as some say for one', { total_pages: 0 }],
    ['a number elsewhere', { printer: { pages: 350 } }],
  ];
  for (const [title, fields] of silent) {
    it(`says nothing of ${title}`, () => assert.deepEqual(said(judgeAround(fields).codes), []));
  }

  /** Pages of ten that are requested without a page size, up to an empty one. */
  const numbered = (fields: (page: number) => JsonObject, all = 23, firstPage = 1, emptyPage = 0) =>
    simulateRun({
      pagination: { method: 'pagenum', firstPage },
      answer: ({ params }) => {
        const page = Number((params as { page: number }).page) - firstPage + 1;
        const items = page === emptyPage ? [] : itemsOf(all, (page - 1) * 10, 10);
        return { body: { ...(fields(page) as Record<string, JsonValue>), items } };
      },
    });

  it('does not count the empty page that ended the paging', () => {
    const { codes, verdict } = numbered(() => ({ total_pages: 3 }));
    assert.deepEqual(said(codes), ['pages-match']);
    assert.equal(verdict.status, 'complete');
  });

  it('misses pages behind an empty one', () => {
    assert.deepEqual(said(numbered(() => ({ total_pages: 6 }), 60, 1, 3).codes), ['pages-missing']);
    assert.equal(numbered(() => ({ total_pages: 6 }), 60, 1, 3).verdict.status, 'incomplete');
  });

  it('doubts where a page that is counted came and was empty', () => {
    const { verdict } = numbered(() => ({ total_pages: 3 }), 30, 1, 3);
    assert.equal(verdict.status, 'unknown');
    assert.equal(verdict.evidence[0]?.code, 'pages-missing');
  });

  it('counts one page where there is nothing', () => {
    assert.deepEqual(said(judgeAnswer({ items: [], total_pages: 1 }, 'items').codes), []);
  });

  it('lets a page be added meanwhile', () => {
    assert.deepEqual(said(numbered((page) => ({ total_pages: page < 4 ? 3 : 5 })).codes), []);
  });

  it('takes the number of the last page for one less than their count, where pages count from 0', () => {
    assert.deepEqual(said(numbered(() => ({ lastPage: 2 }), 23, 0).codes), ['pages-match']);
    assert.deepEqual(said(numbered(() => ({ lastPage: 3 }), 23, 0).codes), []);
    assert.deepEqual(said(numbered(() => ({ lastPage: 6 }), 23, 0).codes), ['pages-missing']);
  });

  it('gives way to a total that matches: the API may count pages of another size', () => {
    const { verdict, codes } = judgeAround({ total: 37, pages: 4 }, 37);
    assert.deepEqual(codes, ['total-matches']);
    assert.equal(verdict.status, 'complete');
  });
});
