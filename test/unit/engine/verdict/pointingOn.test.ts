import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { fieldsIf, itemsOf, simulateRun } from './simulateRun.ts';
import { judgeAnswer, judgeAround } from './singleAnswer.ts';

const items = itemsOf(7);

describe('a next address in the last answer', () => {
  const places: [string, JsonValue, string][] = [
    ['next', { next: 'https://api.example.test/items?page=2', items }, 'items'],
    ['next as a path', { next: '/items?page=2', items }, 'items'],
    ['next as a query', { next: '?page=2', items }, 'items'],
    ['next_url', { next_url: '/2', items }, 'items'],
    ['nextPage', { nextPage: '/2', items }, 'items'],
    ['next_page_url', { next_page_url: '/2', items }, 'items'],
    ['next_page_uri', { next_page_uri: '/2', items }, 'items'],
    ['nextRecordsUrl', { nextRecordsUrl: '/2', items }, 'items'],
    ['next_results', { next_results: '?max_id=2', items }, 'items'],
    ['nextLink', { nextLink: '/2', items }, 'items'],
    ['@odata.nextLink', { '@odata.nextLink': '/2', items }, 'items'],
    ['d.__next', { d: { __next: '/2', results: items } }, 'd.results'],
    ['links.next', { links: { self: '/1', next: '/2' }, items }, 'items'],
    ['_links.next.href', { _links: { next: { href: '/2' } }, items }, 'items'],
    ['paging.next', { paging: { next: '/2' }, items }, 'items'],
    ['meta.pagination.links.next', { meta: { pagination: { links: { next: '/2' } } }, items }, 'items'],
    ['next_page.uri', { next_page: { uri: '/2' }, items }, 'items'],
    [
      'link of FHIR',
      {
        link: [
          { relation: 'self', url: '/1' },
          { relation: 'next', url: '/2' },
        ],
        items,
      },
      'items',
    ],
    [
      'links of PayPal',
      {
        links: [
          { rel: 'self', href: '/1' },
          { rel: 'next', href: '/2' },
        ],
        items,
      },
      'items',
    ],
  ];
  for (const [title, body, dataField] of places) {
    it(`is known as ${title}`, () => {
      const { codes, verdict } = judgeAnswer(body, dataField);
      assert.deepEqual(codes, ['next-link']);
      assert.equal(verdict.status, 'incomplete');
      assert.doesNotMatch(verdict.evidence[0]?.message ?? '', /page=2|max_id/);
    });
  }

  const silent: [string, JsonObject][] = [
    ['none at all', { next: null, next_url: '', nextPage: false }],
    ['the words for none', { next_url: 'null' }],
    ['a date', { next_run: '2026-02-01T08:00:00Z' }],
    ['a sentence', { nextLink: 'see the docs' }],
    ['links to other sides', { links: { self: '/1', first: '/1', prev: '/0', last: '/9', docs: '/docs' } }],
    ['an address of something else', { next_invoice: { url: '/invoices/next' }, account: { next_url: '/billing' } }],
    [
      'a list of links to other sides',
      {
        links: [
          { rel: 'self', href: '/1' },
          { rel: 'last', href: '/9' },
        ],
      },
    ],
    ['a link for what changes later', { '@odata.deltaLink': '/items?delta=1' }],
  ];
  for (const [title, fields] of silent) {
    it(`is not ${title}`, () => assert(!judgeAround(fields).codes.includes('next-link')));
  }

  it('is none where it is empty on the only page, which speaks for all', () => {
    const { codes, verdict } = judgeAround({ next: null });
    assert.deepEqual(codes, ['no-next']);
    assert.equal(verdict.status, 'complete');
  });

  it('is none in the records, nor in the one object that is the record', () => {
    assert.deepEqual(judgeAnswer([{ id: 1, next: '/2' }]).codes, []);
    assert.deepEqual(judgeAnswer({ id: 1, next: '/items/2' }, '.').codes, []);
    assert.deepEqual(judgeAnswer({ data: { id: 1 }, links: { next: '/items/2' } }, 'data').codes, []);
    assert.deepEqual(judgeAnswer({ id: 1, next: '/items/2' }).codes, []);
  });

  it('is none where it leads to the request that was just sent, or to the first', () => {
    const ask = (next: string) =>
      simulateRun({
        pagination: { method: 'pagenum', limit: 10 },
        answer: ({ params }) => ({
          body: { next, items: itemsOf(23, (Number((params as { page: number }).page) - 1) * 10, 10) },
        }),
      });
    for (const next of [
      '/v2/items?limit=10&page=3',
      'https://api.example.test/items?page=3&limit=10',
      '?page=1&limit=10',
    ]) {
      assert.equal(ask(next).verdict.status, 'complete', next);
    }
    assert.equal(ask('/items?page=4&limit=10').verdict.status, 'incomplete');
    assert.equal(ask('/others?page=3&limit=10').verdict.status, 'incomplete');
  });

  it('is none at the place that the paging reads, whatever ended it', () => {
    const run = (urlKey: string) =>
      simulateRun({
        pagination: { method: 'response.url', urlKey, forceStop: { pages: 2 } },
        answer: (_, turn) => ({
          body: { links: { next: `/items?page=${turn + 1}` }, items: itemsOf(90, turn * 10, 10) },
        }),
      });
    assert.deepEqual(run('links.next').codes, ['force-stop']);
  });

  it('is not taken for the place that the paging reads, where that is split at a dot of the key', () => {
    const pagination = { method: 'response.url', urlKey: '@odata.nextLink' };
    const { codes, verdict } = simulateRun({
      pagination,
      dataField: 'value',
      answer: () => ({ body: { '@odata.nextLink': '/2', value: items } }),
    });
    assert.deepEqual(codes, ['next-link', 'path-never-found']);
    assert.equal(verdict.status, 'incomplete');
  });

  it('is a doubt where numbered pages ended with an empty one: it may be the number plus one', () => {
    const { verdict } = simulateRun({
      pagination: { method: 'pagenum' },
      answer: ({ params }) => {
        const page = Number((params as { page: number }).page);
        return { body: { next: `/items?page=${page + 1}`, items: itemsOf(20, (page - 1) * 10, 10) } };
      },
    });
    assert.equal(verdict.status, 'unknown');
    assert.deepEqual(
      verdict.evidence.map(({ code }) => code),
      ['next-link', 'full-then-empty'],
    );
  });
});

describe('a Link header of the last answer', () => {
  const rows: [string, string, string[]][] = [
    ['with quotes', '<https://api.example.test/items?page=2>; rel="next"', ['link-header']],
    ['without quotes', '</items?page=2>; rel=next', ['link-header']],
    ['behind others', '</a,b>; title="a, b"; rel="self", </items?page=2>; title="x"; rel="last next"', ['link-header']],
    ['in capitals', '</items?page=2>; REL="Next"', ['link-header']],
    ['of other relations', '<https://x.test/?next>; rel="prev", </next.css>; rel=preload; as=style', []],
    ['with a word that contains it', '</a>; rel="nextish", </b>; title="next"', []],
    ['of nothing', '', []],
  ];
  for (const [title, link, codes] of rows) {
    it(title, () => assert.deepEqual(judgeAnswer(items, undefined, { link }).codes, codes));
  }

  it('is named by its header, not by the address', () => {
    const { verdict } = judgeAnswer(items, undefined, { link: '</items?key=s3cret>; rel="next"' });
    assert.deepEqual(
      { ...verdict.evidence[0], message: '' },
      { code: 'link-header', message: '', page: 1, header: 'link', pointer: '/config/jobs/0' },
    );
    assert.doesNotMatch(JSON.stringify(verdict), /s3cret/);
  });

  it('that came on every page but the last speaks for all', () => {
    const { codes, verdict } = simulateRun({
      pagination: { method: 'pagenum', limit: 10 },
      answer: (_, turn) => ({
        body: itemsOf(23, (turn - 1) * 10, 10),
        headers: fieldsIf(turn < 3, { link: `</items?page=${turn + 1}>; rel="next"` }),
      }),
    });
    assert.deepEqual(codes, ['link-ended', 'full-then-short']);
    assert.equal(verdict.status, 'complete');
  });
});

describe('a token in the last answer that nothing reads', () => {
  const fields: [string, JsonObject][] = [
    ['next_page_token', { next_page_token: 'x2' }],
    ['nextPageToken', { nextPageToken: 'x2' }],
    ['next_cursor', { next_cursor: 'x2' }],
    ['NextContinuationToken', { NextContinuationToken: 'x2' }],
    ['NextMarker', { NextMarker: 'x2' }],
    ['continuation', { continuation: 'x2' }],
    ['_scroll_id', { _scroll_id: 'x2' }],
    ['meta.next_token', { meta: { next_token: 'x2' } }],
    ['response_metadata.next_cursor', { response_metadata: { next_cursor: 'x2' } }],
    ['paging.next.after', { paging: { next: { after: '10' } } }],
    ['next_page.offset', { next_page: { offset: 'x2' } }],
    ['next, no address', { next: 'x2' }],
    ['cursors.next', { cursors: { next: 'x2' } }],
    ['metadata.continue', { metadata: { continue: 'x2' } }],
    ['offset that is text', { offset: 'itrx/recx' }],
    ['next_page, a number', { meta: { current_page: 1, next_page: 2 } }],
    ['next_start, a number', { additional_data: { pagination: { next_start: 10 } } }],
  ];
  for (const [title, around] of fields) {
    it(`is known as ${title}`, () => {
      const { codes, verdict } = judgeAround(around);
      assert.deepEqual(codes, ['token-beside']);
      assert.equal(verdict.status, 'incomplete');
      assert.doesNotMatch(JSON.stringify(verdict), /x2|itrx/);
    });
  }

  for (const header of ['x-next-page', 'x-ms-continuationtoken']) {
    it(`is known as the header "${header}"`, () => {
      assert.deepEqual(judgeAnswer(items, undefined, { [header]: '2' }).codes, ['token-beside']);
      assert.deepEqual(judgeAnswer(items, undefined, { [header]: '' }).codes, []);
    });
  }

  it('is a doubt where its name may mean the place that was read', () => {
    for (const around of [{ meta: { cursor: 'x2' } }, { paging: { marker: 'x2' } }] as JsonObject[]) {
      const { codes, verdict } = judgeAround(around);
      assert.deepEqual(codes, ['token-beside']);
      assert.equal(verdict.status, 'unknown');
    }
  });

  const silent: [string, JsonObject][] = [
    ['empty', { next_cursor: '', next_token: null, nextPageToken: 0, next_offset: -1, nextMarker: 'null' }],
    ['for the next synchronisation', { nextSyncToken: 'x2', next_sync_token: 'x2', nextDeltaToken: 'x2' }],
    ['the end of a connection', { pageInfo: { endCursor: 'x2', startCursor: 'x1' } }],
    ['cursors around the page', { paging: { cursors: { before: 'x1', after: 'x2' } } }],
    ['a cursor at the root', { cursor: 'x2', marker: 'x2' }],
    ['where the page begins', { meta: { offset: 20, limit: 10 }, offset: 20 }],
    ['a token for something else', { token: 'x2', access_token: 'x2', session: { next_token: 'x2' } }],
    ['of a time', { next_run: '2026-02-01', next_retry: 30 }],
  ];
  for (const [title, around] of silent) {
    it(`is not ${title}`, () =>
      assert.deepEqual(
        judgeAround(around).codes.filter((code) => code !== 'no-next'),
        [],
      ));
  }

  it('is none where it was sent with the request', () => {
    const answer = () => ({ body: { page_token: 'x2', items } });
    assert.deepEqual(simulateRun({ params: { page_token: 'x2' }, answer }).codes, []);
    assert.deepEqual(simulateRun({ params: { page_token: 'x1' }, answer }).codes, ['token-beside']);
  });

  it('is none where the API says that there is no more', () => {
    assert.deepEqual(judgeAround({ has_more: false, next_cursor: 'x2' }).codes, ['says-no-more']);
    assert.deepEqual(judgeAround({ has_more: false, next: '/2' }).codes, ['says-no-more']);
  });

  it('is none where the id of a scroll comes with the empty page that ends it', () => {
    const answer = (_: unknown, turn: number) => ({ body: { _scroll_id: 'x2', items: turn === 1 ? items : [] } });
    assert(!simulateRun({ pagination: { method: 'pagenum' }, answer }).codes.includes('token-beside'));
  });

  it('is none where it is the number of a page that was read', () => {
    const numbered = (next: number) =>
      simulateRun({
        pagination: { method: 'pagenum', limit: 10 },
        answer: (_, turn) => ({ body: { next_page: next, items: itemsOf(23, (turn - 1) * 10, 10) } }),
      });
    assert.deepEqual(numbered(1).codes, ['full-then-short']);
    assert.deepEqual(numbered(4).codes, ['token-beside', 'full-then-short']);
  });

  it('is left out, as all that points on, where the total was read over several pages', () => {
    const { codes, verdict } = simulateRun({
      pagination: { method: 'offset', limit: 10 },
      answer: ({ params }) => {
        const items = itemsOf(17, Number((params as { offset?: number }).offset ?? 0), 10);
        return { body: { has_more: true, next: '/2', next_cursor: 'x2', total: 17, items } };
      },
    });
    assert.deepEqual(codes, ['total-matches', 'full-then-short']);
    assert.equal(verdict.status, 'complete');
  });

  it('outweighs a total that may just as well count the only page', () => {
    const { codes, verdict } = judgeAround({ has_more: true, next: '/2', next_cursor: 'x2', total: 7 });
    assert.deepEqual(codes, ['has-more', 'next-link', 'token-beside']);
    assert.equal(verdict.status, 'incomplete');
  });
});
