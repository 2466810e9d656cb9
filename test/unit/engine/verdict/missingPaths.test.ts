import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { itemsOf, simulateRun } from './simulateRun.ts';

const items = itemsOf(10);

describe('a "responseParam" that no answer had', () => {
  const first = (responseParam: string, fields: JsonObject, params: JsonObject = {}) =>
    simulateRun({
      pagination: { method: 'response.param', responseParam, queryParam: 'token' },
      params,
      dataField: 'items',
      answer: () => ({ body: { ...(fields as Record<string, JsonValue>), items } }),
    });

  const similar: [string, JsonObject, string][] = [
    ['scroll.tokne', { scroll: { token: 'x2' } }, 'scroll.token'],
    ['meta.next_token', { next_token: 'x2', meta: {} }, 'next_token'],
    ['next_token', { paging: { next_token: 'x2' } }, 'paging.next_token'],
    ['nextPageToken', { nextpagetoken: 'x2' }, 'nextpagetoken'],
    ['_scroll_id', { scroll_id: 'x2' }, 'scroll_id'],
    ['page.nxt', { page: { next: 'x2' } }, 'page.next'],
    ['tikket', { ticket: 'x2' }, 'ticket'],
  ];
  for (const [responseParam, fields, path] of similar) {
    it(`"${responseParam}" was meant to be "${path}"`, () => {
      const { codes, verdict } = first(responseParam, fields);
      assert.deepEqual(codes, ['path-never-found']);
      assert.equal(verdict.status, 'incomplete');
      assert.equal(verdict.evidence[0]?.path, path);
      assert.equal(verdict.evidence[0]?.pointer, '/api/pagination/responseParam');
      assert.match(verdict.evidence[0]?.message ?? '', new RegExp(`"${path}"`));
      assert.doesNotMatch(JSON.stringify(verdict), /x2/);
    });
  }

  const lawful: [string, JsonObject][] = [
    ['next_page', { page: 1, per_page: 20, this_page: 'x1' }],
    ['next_page', { max_page: 9, text_page: 'x2' }],
    ['next', { text: 'hello', prev: 'x2' }],
    ['nextPageToken', { nextSyncToken: 'x2', kind: 'list' }],
    ['nextPageToken', { nextPageTokn: null }],
    ['nextPageToken', { nextPageTokens: ['x2'] }],
    ['next_cursor', { prev_cursor: 'x2' }],
    ['token', { tokens: 3 }],
    ['page', { pagse: 0 }],
    ['next_token', { text_token: 'x2' }],
    ['paging.next.after', { paging: { prev: { before: 'x2' } } }],
    ['paging.next', { paging: { cursors: { before: 'x1', after: 'x2' } } }],
  ];
  for (const [responseParam, fields] of lawful) {
    it(`"${responseParam}" is only a doubt beside ${JSON.stringify(fields)}: there may be no next page`, () => {
      const { codes, verdict } = first(responseParam, fields);
      assert.deepEqual(codes, ['path-never-found']);
      assert.equal(verdict.status, 'unknown');
    });
  }

  it('is only a doubt where what is similar was sent with the request', () => {
    assert.equal(first('pagetokn', { pageToken: 'x2' }, { pageToken: 'x2' }).verdict.status, 'unknown');
  });

  it('is no doubt where all was read, or there is no more', () => {
    assert.deepEqual(first('next', { total: 10 }).codes, ['total-matches']);
    assert.deepEqual(first('next', { has_more: false }).codes, ['says-no-more']);
    assert.deepEqual(first('next', { total_pages: 1 }).codes, ['pages-match']);
  });

  it('is nothing on a detail', () => {
    const pagination = { method: 'response.param', responseParam: 'next', queryParam: 'token' };
    for (const dataField of ['.', 'data']) {
      assert.deepEqual(simulateRun({ pagination, dataField, answer: () => ({ body: { data: { id: 1 } } }) }).codes, []);
    }
    assert.deepEqual(simulateRun({ pagination, answer: () => ({ body: { id: 1 } }) }).codes, []);
  });

  it('is looked for around the records only', () => {
    const answer = () => ({ body: { items: [{ id: 1, meta: { next: 'x2' } }] } });
    const pagination = { method: 'response.param', responseParam: 'meta.next', queryParam: 'token' };
    assert.equal(simulateRun({ pagination, answer }).verdict.status, 'unknown');
  });
});

describe('a "urlKey" that no answer had', () => {
  const first = (urlKey: string | undefined, fields: JsonObject) =>
    simulateRun({
      pagination: { method: 'response.url', ...(urlKey !== undefined && { urlKey }) },
      dataField: 'items',
      answer: () => ({ body: { ...(fields as Record<string, JsonValue>), items } }),
    });

  it('was meant to be one that holds an address', () => {
    assert.equal(first('next', { links: { next: '/2' } }).verdict.evidence[0]?.path, 'links.next');
    assert.equal(first('pagination.nextt', { pagination: { next: '?page=2' } }).verdict.status, 'incomplete');
  });

  it('is only a doubt beside what is no address', () => {
    assert.equal(first('next', { nexxt: 'soon' }).verdict.status, 'unknown');
    assert.equal(first('links.next', { links: { self: '/1', first: '/1', last: '/1' } }).verdict.status, 'unknown');
  });

  it('points to the paging where "urlKey" is left to its default', () => {
    const { verdict } = first(undefined, {});
    assert.equal(verdict.evidence[0]?.pointer, '/api/pagination');
    assert.match(verdict.evidence[0]?.message ?? '', /"next_page"/);
  });
});

describe('a "dataField" that no answer had', () => {
  const read = (dataField: string | undefined, body: JsonValue) =>
    simulateRun({ ...(dataField !== undefined && { dataField }), answer: () => ({ body }) });

  it('speaks for missing records where lists are elsewhere, and names them', () => {
    const { codes, verdict } = read('data.itmes', { data: { items }, other: [{ a: 1 }] });
    assert.deepEqual(codes, ['data-field-never-found']);
    assert.equal(verdict.status, 'incomplete');
    assert.match(verdict.evidence[0]?.message ?? '', /"data.itmes".*"data.items" \(10 records\)/);
    assert.equal(verdict.evidence[0]?.pointer, '/config/jobs/0/dataField');
  });

  it('names the root where that is the list', () => {
    assert.match(read('data', items).verdict.evidence[0]?.message ?? '', /the root \(10 records\)/);
  });

  it('is found where a later page has it, or where it is empty', () => {
    assert.deepEqual(read('data', { data: [], items }).codes, ['empty-list']);
    assert.deepEqual(read('data', { data: null, items }).codes, ['empty-list']);
    const pagination = { method: 'response.param', responseParam: 'next', queryParam: 'token' };
    const pages: JsonValue[] = [{ next: 'x', others: items }, { data: items }];
    const answer = (_: unknown, turn: number) => ({ body: pages[turn - 1] ?? null });
    assert.deepEqual(simulateRun({ pagination, dataField: 'data', answer }).codes, ['token-ended']);
  });

  const doubtful: [string, JsonValue][] = [
    ['no list', { status: 'ok' }],
    ['empty lists', { results: [] }],
    ['words', { tags: ['a', 'b'] }],
    ['warnings', { warnings: [{ code: 2 }] }],
    ['columns', { columnHeaders: [{ name: 'x' }] }],
    ['facets', { facets: { brands: [{ name: 'x' }] } }],
  ];
  for (const [title, body] of doubtful) {
    it(`is only a doubt beside ${title}: there may be nothing to read`, () => {
      const { codes, verdict } = read('items', body);
      assert.deepEqual(codes, ['data-field-never-found']);
      assert.equal(verdict.status, 'unknown');
    });
  }

  const instead: [string, string | undefined, JsonValue, string[], RegExp][] = [
    ['the only list', 'itmes', { items }, ['items'], /; there is a list at "items" \(10 records\)\.$/],
    ['the list with the nearest name', 'itmes', { users: items, items }, ['items', 'users'], /"items" .*, "users"/],
    ['lists that are deeper', undefined, { a: { items }, b: items[0] ?? null }, ['a.items'], /list at its root; there/],
    ['a misspelled object', 'odrer', { order: { price: 1 } }, ['order'], /the response has "order"\.$/],
    ['a misspelled list of words', 'tagss', { tags: ['a'] }, ['tags'], /the response has "tags"\.$/],
    ['one record', 'items', { id: 1, name: 'x', price: 2 }, ['.'], /one object, which "dataField": "\."/],
    ['one record without a path', undefined, { id: 1, name: 'x', price: 2 }, ['.'], /list at its root; the response/],
  ];
  for (const [title, dataField, body, dataFields, message] of instead) {
    it(`is evidence of missing data beside ${title}, which it names for "dataField"`, () => {
      const { verdict } = read(dataField, body);
      assert.equal(verdict.status, 'incomplete');
      assert.deepEqual(verdict.evidence[0]?.dataFields, dataFields);
      assert.match(verdict.evidence[0]?.message ?? '', /^0 records: /);
      assert.match(verdict.evidence[0]?.message ?? '', message);
    });
  }

  it('names a misspelled list that is empty, which is only a doubt', () => {
    const { verdict } = read('itmes', { items: [] });
    assert.equal(verdict.status, 'unknown');
    assert.deepEqual(verdict.evidence[0]?.dataFields, ['items']);
    assert.match(verdict.evidence[0]?.message ?? '', /has "items", which is empty\.$/);
  });

  const nothing: [string, JsonValue, RegExp][] = [
    ['the keys that are there', { status: 'ok', at: 5 }, /it has "status" and "at"\.$/],
    ['no more keys than a sentence takes', { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 }, /"d" and "e", among others\.$/],
    ['an object without keys', {}, /it is an empty object\.$/],
    ['no object', 'ok', /it is not an object\.$/],
  ];
  for (const [title, body, message] of nothing) {
    it(`names ${title}`, () => assert.match(read('orders', body).verdict.evidence[0]?.message ?? '', message));
  }

  it('is missing where the lists are deeper', () => {
    const { codes, verdict } = read(undefined, { data: { items } });
    assert.deepEqual(codes, ['data-field-never-found']);
    assert.equal(verdict.status, 'incomplete');
    assert.equal(verdict.evidence[0]?.pointer, '/config/jobs/0');
    assert.deepEqual(read(undefined, { id: 1, tags: { names: ['a'] } }).codes, []);
  });
});
