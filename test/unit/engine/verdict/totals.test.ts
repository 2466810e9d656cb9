import assert from 'node:assert/strict';
import { Float, type JsonObject, type JsonValue } from '../../../../engine/core/json/value.ts';
import { fieldsIf, itemsOf, simulateRun } from './simulateRun.ts';
import { judgeAnswer, judgeAround } from './singleAnswer.ts';

const totalCodes = ['total-matches', 'total-differs', 'more-than-total'];

/** The codes about totals. */
const said = (codes: readonly string[]) => codes.filter((code) => totalCodes.includes(code));

describe('a total held against the records that were read', () => {
  describe('is known by its name', () => {
    const names = [
      ...['total', 'total_count', 'totalCount', 'TotalCount', 'totalResults', 'total_results', 'total_records'],
      ...['totalRecords', 'total_items', 'totalItems', 'totalElements', 'total_entries', 'totalSize', 'recordsTotal'],
      ...['totalHits', 'numFound', '@odata.count', 'recordsFiltered', 'total_rows'],
    ];
    for (const name of names) {
      it(`"${name}" larger than what was read speaks for missing records`, () => {
        const { verdict, codes } = judgeAround({ [name]: 57 });
        assert.equal(verdict.status, 'incomplete');
        assert.deepEqual(said(codes), ['total-differs']);
        assert.equal(verdict.evidence[0]?.path, name);
        assert.match(verdict.evidence[0]?.message ?? '', /57 records in ".*", but only 7 were read/);
      });
      it(`"${name}" equal to what was read speaks for all of them`, () => {
        assert.equal(judgeAround({ [name]: 7 }).verdict.status, 'complete');
      });
    }
  });

  describe('is known where it stands', () => {
    const items = itemsOf(7);
    const places: [string, JsonValue, string][] = [
      ['an object of its own', { meta: { total: 57 }, items }, 'items'],
      ['an object with an underline', { _meta: { total: 57 }, items }, 'items'],
      ['"pagination"', { pagination: { total: 57 }, items }, 'items'],
      ['"paging" in "meta"', { meta: { paging: { total: 57 } }, items }, 'items'],
      ['"pageInfo"', { pageInfo: { totalResults: 57 }, items }, 'items'],
      ['"response_metadata"', { response_metadata: { total: 57 }, items }, 'items'],
      ['the object that holds the records', { data: { total: 57, items } }, 'data.items'],
      ['an object around that one', { total: 57, data: { items } }, 'data.items'],
      ['an object beside the records, four steps down', { a: { b: { page: { total: 57 }, items } } }, 'a.b.items'],
      ['the element of a list that holds the records', { results: [{ total: 57, items }] }, 'results.0.items'],
      ['the element of a list at the root', [{ total: 57, items }], '0.items'],
      [
        '"total" as an object with a value',
        { hits: { total: { value: 57, relation: 'eq' }, hits: items } },
        'hits.hits',
      ],
      [
        '"total" as an object that counts at least',
        { hits: { total: { value: 57, relation: 'gte' }, hits: items } },
        'hits.hits',
      ],
    ];
    for (const [place, body, dataField] of places) {
      it(`in ${place}`, () => assert.deepEqual(said(judgeAnswer(body, dataField).codes), ['total-differs']));
    }

    const headers: [string, string][] = [
      ['x-total-count', '57'],
      ['x-total', '57'],
      ['total-count', '57'],
      ['x-wp-total', '57'],
      ['content-range', 'items 0-6/57'],
      ['content-range', 'orders 0-6/57'],
    ];
    for (const [header, value] of headers) {
      it(`in the header "${header}: ${value}"`, () => {
        const { verdict } = judgeAnswer(itemsOf(7), undefined, { [header]: value });
        assert.equal(verdict.status, 'incomplete');
        assert.equal(verdict.evidence[0]?.header, header);
      });
    }
  });

  describe('is a number in any form', () => {
    for (const value of [57, 57n, '57', ' 57 ', new Float(57), '12345678901234567890'] as JsonValue[]) {
      it(`${typeof value} ${String(value)}`, () =>
        assert.deepEqual(said(judgeAround({ total: value }).codes), ['total-differs']));
    }
  });

  describe('is not what only looks like one', () => {
    const silent: [string, JsonObject][] = [
      ['less than the records of its own page', { total: 3 }],
      ['a negative number', { total: -1 }],
      ['a fraction', { total: 1250.75 }],
      ['a word', { total: 'many' }],
      ['null', { total: null }],
      ['true', { total: true }],
      ['a number in a list', { total: [57] }],
      ['an amount of money', { total: 1250, currency: 'EUR' }],
      ['a sum beside its parts', { total: 1250, subtotal: 1000, tax: 250 }],
      ['a number of the one thing whose parts are the records', { id: 7, total: 1250 }],
      ['a number of shards', { _shards: { total: 50 } }],
      ['a quota', { quota: { total: 5000 } }],
      ['a number of a facet', { facets: { brand: { total: 500 } } }],
      ['a number of another list', { other: { total: 500, items: [] } }],
      ['"count", a page size by its look', { count: 20 }],
      ['"size", a page size by its look', { size: 25 }],
      ['"count" of the page', { count: 7 }],
    ];
    for (const [title, fields] of silent) {
      it(title, () => assert.deepEqual(said(judgeAround(fields).codes), []));
    }

    it('a field inside the records', () => {
      assert.deepEqual(
        judgeAnswer([
          { id: 1, total: 57, meta: { total: 57 } },
          { id: 2, total: 58 },
        ]).codes,
        [],
      );
    });

    it('a field of the one object that is the record', () => {
      assert.deepEqual(judgeAnswer({ id: 1, total: 57, items: itemsOf(3) }, '.').codes, []);
      assert.deepEqual(judgeAnswer({ total: 57, data: { id: 1, total: 57 } }, 'data').codes, []);
    });

    it('a field of an answer in which no list was found or asked for', () => {
      assert.deepEqual(judgeAnswer({ total: 57, name: 'x' }).codes, []);
    });

    it('a range of bytes, or one without a total', () => {
      assert.deepEqual(judgeAnswer(itemsOf(7), undefined, { 'content-range': 'bytes 0-699/5700' }).codes, []);
      assert.deepEqual(judgeAnswer(itemsOf(7), undefined, { 'content-range': 'items 0-6/*' }).codes, []);
    });

    it('the number that was asked for, named "count"', () => {
      const answer = () => ({ body: { count: 57, items: itemsOf(7) } });
      assert.deepEqual(said(simulateRun({ params: { per_page: 57 }, answer }).codes), []);
      const pagination = { method: 'offset', limit: 57 };
      assert.deepEqual(said(simulateRun({ pagination, answer }).codes), []);
    });
  });

  describe('on a single page equal to its records', () => {
    const rows: [string, JsonObject | undefined, JsonObject, number, string[]][] = [
      ['speaks for all where it is not round', undefined, { total: 37 }, 37, ['total-matches']],
      ['says nothing where it is round and nothing pages', undefined, { total: 100 }, 100, []],
      [
        'speaks for all where it is round and the job pages',
        { method: 'offset', limit: 500 },
        { total: 100 },
        100,
        ['total-matches'],
      ],
      ['says nothing where it is a count', { method: 'offset', limit: 500 }, { count: 37 }, 37, []],
      [
        'speaks for all where it is called otherwise',
        { method: 'offset', limit: 500 },
        { numFound: 100 },
        100,
        ['total-matches'],
      ],
    ];
    for (const [title, pagination, fields, count, codes] of rows) {
      it(title, () => {
        const body = { ...(fields as Record<string, JsonValue>), items: itemsOf(count) };
        const run = simulateRun({ ...(pagination && { pagination }), answer: () => ({ body }) });
        assert.deepEqual(said(run.codes), codes);
        assert.notEqual(run.verdict.status, 'incomplete');
      });
    }

    it('speaks for nothing to read where it is 0', () => {
      const { verdict, codes } = judgeAnswer({ total: 0, warnings: [{ text: 'none' }] }, 'items');
      assert.equal(verdict.status, 'complete');
      assert.deepEqual(codes, ['total-matches']);
    });
  });

  describe('over several pages', () => {
    /** Pages of ten of 23 items; `fields` are laid beside them, by turn and number of records. */
    const paged = (fields: (turn: number, count: number) => JsonObject, all = 23) =>
      simulateRun({
        pagination: { method: 'offset', limit: 10 },
        answer: ({ params }, turn) => {
          const items = itemsOf(all, Number((params as { offset: number }).offset), 10);
          return { body: { ...(fields(turn, items.length) as Record<string, JsonValue>), items } };
        },
      });

    const rows: [string, (turn: number, count: number) => JsonObject, string[]][] = [
      ['matches', () => ({ total: 23 }), ['total-matches']],
      ['matches where only the first page tells it', (turn) => fieldsIf(turn === 1, { total: 23 }), ['total-matches']],
      ['matches as a "count" that stays the same', () => ({ count: 23 }), ['total-matches']],
      ['matches as one of two numbers', () => ({ recordsTotal: 57, recordsFiltered: 23 }), ['total-matches']],
      ['differs', () => ({ total: 57 }), ['total-differs']],
      ['differs by one where it stays the same', () => ({ total: 24 }), ['total-differs']],
      ['differs as a "count" that stays the same', () => ({ count: 57 }), ['total-differs']],
      ['says the smaller of two that both differ', () => ({ total: 99, total_filtered: 57 }), ['total-differs']],
      ['is less than what was read', () => ({ total: 20 }), ['more-than-total']],
      ['is less, but only the least that there is', () => ({ total: { value: 20, relation: 'gte' } }), []],
      ['counts each page', (_, count) => ({ total: count }), []],
      ['counts each page as "count"', (_, count) => ({ count }), []],
      ['says the page size on each page', () => ({ size: 10, count: 10 }), []],
      ['grows by two', (turn) => ({ total: 22 + turn }), []],
      ['shrinks by one', (turn) => ({ total: 25 - turn }), []],
      ['counts what is left', (turn) => ({ total: 33 - turn * 10 }), []],
      ['is the sum of something else on each page', (turn) => ({ total: 5230 / turn }), []],
      ['is a number of pages', () => ({ total: 3, records: 23 }), []],
      ['is a number of pages, or less than a page', () => ({ total: 3 }), []],
    ];
    for (const [title, fields, codes] of rows) {
      it(title, () => assert.deepEqual(said(paged(fields).codes), codes));
    }

    it('names the smaller of two that both differ', () => {
      const { verdict } = paged(() => ({ total: 99, total_filtered: 57 }));
      assert.equal(verdict.evidence[0]?.path, 'total_filtered');
    });

    it('counts the parts of one thing, page after page', () => {
      assert.deepEqual(said(paged(() => ({ id: 7, total: 57 })).codes), ['total-differs']);
    });

    it('counts pages of a number that all are full, too', () => {
      const run = simulateRun({
        pagination: { method: 'pagenum' },
        answer: ({ params }) => {
          const items = itemsOf(30, (Number((params as { page: number }).page) - 1) * 10, 10);
          return { body: { total: items.length === 0 ? 0 : 10, items } };
        },
      });
      assert.deepEqual(said(run.codes), []);
    });

    it('is taken from the pages with records, where an empty one says otherwise', () => {
      const run = simulateRun({
        pagination: { method: 'pagenum' },
        answer: ({ params }) => {
          const items = itemsOf(20, (Number((params as { page: number }).page) - 1) * 10, 10);
          return { body: { total: items.length === 0 ? 0 : 20, items } };
        },
      });
      assert.deepEqual(said(run.codes), ['total-matches']);
    });
  });
});
