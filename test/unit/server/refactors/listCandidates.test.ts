import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { readConfig } from '../../../../engine/core/config/readConfig.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { readObservedPages } from '../../../../server/service/refactors/pagination/readObservedPages.ts';
import { documentOf } from '../../../support/cursor.ts';
import { serviceWithShapes, testService } from '../../../support/testService.ts';

const start = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "rows"}, {"endpoint": "more"}]}}';
const time = { now: () => 0, currentStart: 0, previousStart: 0 };

/** The suggestions for these responses, by job; and the text after each choice. */
async function suggested(responses: Record<string, JsonValue[]>, text = start, job?: string) {
  const collector = new ShapeCollector();
  for (const [name, each] of Object.entries(responses)) for (const response of each) collector.add(name, response);
  const document = documentOf(text);
  const position = job === undefined ? undefined : document.positionAt(text.indexOf(`"${job}"`));
  const found = await serviceWithShapes(collector.toFile()).listCandidates(document, { position });
  return found.choices.map(({ edits, ...rest }) => ({ ...rest, after: TextDocument.applyEdits(document, edits) }));
}

const table: [response: JsonValue, best: Record<string, JsonValue> | undefined, confidence: string][] = [
  [{ next_page_url: 'x', rows: [] }, { method: 'response.url', urlKey: 'next_page_url' }, 'high'],
  [{ _links: { next: { href: 'x' } } }, { method: 'response.url', urlKey: '_links.next.href' }, 'high'],
  [{ links: { next: null, prev: null } }, undefined, ''],
  [{ paging: { next: 'x' } }, { method: 'response.url', urlKey: 'paging.next' }, 'medium'],
  [
    { nextPageToken: 'x' },
    { method: 'response.param', responseParam: 'nextPageToken', queryParam: 'pageToken', includeParams: true },
    'medium',
  ],
  [
    { meta: { next_cursor: 'x' } },
    { method: 'response.param', responseParam: 'meta.next_cursor', queryParam: 'cursor', includeParams: true },
    'medium',
  ],
  [
    { token: 'x' },
    { method: 'response.param', responseParam: 'token', queryParam: 'token', includeParams: true },
    'low',
  ],
  [
    { '@odata.nextLink': 'x', value: [] },
    { method: 'response.url', urlKey: '@odata.nextLink', delimiter: '/' },
    'high',
  ],
  [{ nextRecordsUrl: 'x', records: [] }, { method: 'response.url', urlKey: 'nextRecordsUrl' }, 'high'],
  [{ paging: { next: { after: 'x', link: 'y' } } }, { method: 'response.url', urlKey: 'paging.next.link' }, 'high'],
  [
    { paging: { next: { after: 'x' } } },
    { method: 'response.param', responseParam: 'paging.next.after', queryParam: 'after', includeParams: true },
    'medium',
  ],
  [
    { offset: 'itr/rec', records: [] },
    { method: 'response.param', responseParam: 'offset', queryParam: 'offset', includeParams: true },
    'medium',
  ],
  [
    { data: { next_start: 5, start: 0 } },
    { method: 'response.param', responseParam: 'data.next_start', queryParam: 'start', includeParams: true },
    'medium',
  ],
  [{ current_page: 1, last_page: 3 }, { method: 'pagenum' }, 'medium'],
  [{ pageNumber: 1 }, { method: 'pagenum', pageParam: 'pageNumber' }, 'low'],
  [
    { page: 1, total_pages: 2, has_more: true },
    { method: 'pagenum', nextPageFlag: { field: 'has_more', stopOn: false } },
    'medium',
  ],
  [
    { skip: 0, per_page: 10, total: 30 },
    { method: 'offset', limit: 100, limitParam: 'per_page', offsetParam: 'skip' },
    'medium',
  ],
  [{ rows: [{ id: 1 }] }, { method: 'cursor', idKey: 'id', param: 'since_id' }, 'low'],
  [{ rows: [{ id: 'a' }] }, undefined, ''],
  [{ name: 'x', total: 3 }, undefined, ''],
];

describe('Find Pagination', () => {
  for (const [response, best, confidence] of table) {
    it(`suggests ${best?.method ?? 'nothing'} for ${JSON.stringify(response)}`, async () => {
      const [first] = await suggested({ rows: [response] });
      if (best === undefined) return assert.equal(first, undefined);
      assert.ok(first);
      assert.equal(first.confidence, confidence);
      assert.deepEqual(JSON.parse(first.after).api.pagination, best);
      assert.ok('config' in readConfig(first.after, time), 'the engine takes it');
    });
  }

  it('names what speaks for each, best first', async () => {
    const response = { next: 'x', links: { next: 'y' }, rows: [{ id: 1 }] };
    const last = { next: null, links: { next: null }, rows: [{ id: 1 }] };
    const found = await suggested({ rows: [response, last], more: [{ next: 'x' }] });
    assert.deepEqual(
      found.map(({ title, confidence, evidence }) => [title, confidence, evidence]),
      [
        [
          'response.url by "links.next"',
          'high',
          'Named like the address of the next page. Seen in all of the known responses of 1 of 2 jobs. Sometimes it is null, as on a last page.',
        ],
        [
          'response.url by "next"',
          'medium',
          'It may be an address or a token; run the first page to find out. Seen in all of the known responses of 2 of 2 jobs. Sometimes it is null, as on a last page.',
        ],
        [
          'cursor by "id"',
          'low',
          'Every record has a number to continue from; that the API supports this, and the name of the parameter, are guesses. Seen in all of the known responses of 1 of 2 jobs.',
        ],
      ],
    );
  });

  it('never shows a value', async () => {
    const found = await suggested({ rows: [{ next_token: 'KBC-secret', rows: [{ id: 77123 }] }] });
    assert.ok(found.length > 0);
    assert.doesNotMatch(JSON.stringify(found), /KBC-secret|77123/);
  });

  it('takes the place of what pagination says, laid out as the document is', async () => {
    const text =
      '{\n  "api": {\n    "pagination": {"method": "offset", "limit": 2}\n  },\n  "config": {"jobs": [{"endpoint": "rows"}]}\n}';
    const [found] = await suggested({ rows: [{ next_url: 'x' }] }, text);
    assert.equal(
      found?.after,
      '{\n  "api": {\n    "pagination": {\n      "method": "response.url",\n      "urlKey": "next_url"\n    }\n  },\n  "config": {"jobs": [{"endpoint": "rows"}]}\n}',
    );
  });

  const paged = (pagination: string, jobs = '[{"endpoint": "rows"}, {"endpoint": "more"}]') =>
    `{"api": {"pagination": ${pagination}}, "config": {"jobs": ${jobs}}}`;

  it('leaves the paging of other jobs as it is, where it is asked for one', async () => {
    const [found] = await suggested({ rows: [{ next_url: 'x' }] }, paged('{"method": "offset", "limit": 2}'), 'rows');
    const scrollers =
      '{"offset": {"method": "offset", "limit": 2}, "response.url": {"method": "response.url", "urlKey": "next_url"}}';
    assert.equal(
      found?.after,
      paged(
        `{"method": "multiple", "default": "offset", "scrollers": ${scrollers}}`,
        '[{"endpoint": "rows", "scroller": "response.url"}, {"endpoint": "more"}]',
      ),
    );
  });

  it('uses the scroller that says the same', async () => {
    const multiple = '{"method": "multiple", "scrollers": {"a": {"method": "response.url", "urlKey": "next_url"}}}';
    const [found] = await suggested({ rows: [{ next_url: 'x' }] }, paged(multiple), 'rows');
    assert.equal(found?.after, paged(multiple, '[{"endpoint": "rows", "scroller": "a"}, {"endpoint": "more"}]'));
  });

  it('says what is there already', async () => {
    const same = paged('{"method": "response.url", "urlKey": "next_url"}');
    const [found] = await suggested({ rows: [{ next_url: 'x' }] }, same, 'rows');
    assert.deepEqual([found?.title, found?.after], ['response.url by "next_url", as the configuration has it', same]);
  });

  it('becomes a scroller beside the others, used by the job that was asked for', async () => {
    const text =
      '{"api": {"pagination": {"method": "multiple", "scrollers": {"response.url": {}}}}, "config": {"jobs": [{"endpoint": "rows"}]}}';
    const [found] = await suggested({ rows: [{ next_url: 'x' }] }, text, 'rows');
    assert.equal(
      found?.after,
      '{"api": {"pagination": {"method": "multiple", "scrollers": {"response.url": {}, "response.url-2": {"method": "response.url", "urlKey": "next_url"}}}}, "config": {"jobs": [{"endpoint": "rows", "scroller": "response.url-2"}]}}',
    );
  });

  it('asks one job where one is named', async () => {
    const responses = { rows: [{ next_url: 'x' }], more: [{ page: 1, pages: 2 }] };
    assert.equal((await suggested(responses)).length, 2);
    assert.deepEqual(
      (await suggested(responses, start, 'more')).map(({ title }) => title),
      ['pagenum by "page", "pages"'],
    );
  });

  it('is less certain of an address that may mean another place', async () => {
    const next = async (address: string) => {
      const page = { url: 'https://a.b/v1/rows?size=2', headers: {}, response: { next_url: address } };
      const { choices } = await testService().listCandidates(documentOf(start), {
        pages: new Map([['rows', page]]),
      });
      return choices[0]?.confidence;
    };
    assert.equal(await next('https://c.d/other'), 'high');
    assert.equal(await next('/v1/rows?page=2'), 'high');
    assert.equal(await next('?page=2'), 'high');
    assert.equal(await next('/rows?page=2'), 'medium');
  });

  describe('of an API that continues after the last id', () => {
    const flag = { nextPageFlag: { field: 'has_more', stopOn: false } };
    const rows = (...ids: (string | number)[]) => ids.map((id) => ({ id }));
    const byPlace = (responseParam: string) => {
      return { method: 'response.param', responseParam, queryParam: 'starting_after', includeParams: true, ...flag };
    };
    const cases: [title: string, response: JsonValue, query: string, expected: object | undefined][] = [
      [
        'numbers',
        { has_more: true, rows: rows(1, 2) },
        '',
        { method: 'cursor', idKey: 'id', param: 'starting_after', ...flag },
      ],
      [
        'numbers that fall',
        { has_more: true, rows: rows(9, 7) },
        '',
        { method: 'cursor', idKey: 'id', param: 'starting_after', reverse: true, ...flag },
      ],
      [
        'numbers that are written as texts',
        { has_more: true, rows: rows('1', '2') },
        '?after=0',
        { method: 'cursor', idKey: 'id', param: 'after', ...flag },
      ],
      [
        'texts, at the end of a page of the size that was asked for',
        { has_more: false, rows: rows('a') },
        '?limit=3',
        byPlace('rows.2.id'),
      ],
      [
        'texts, at the end of a page after which there is more',
        { has_more: true, rows: rows('a', 'b') },
        '',
        byPlace('rows.1.id'),
      ],
      ['texts, where no page shows how long a full one is', { has_more: false, rows: rows('a', 'b') }, '', undefined],
    ];
    for (const [title, response, query, expected] of cases) {
      it(`reads ${title}`, async () => {
        const document = documentOf(start);
        const pages = new Map([['rows', { url: `https://a.b/rows${query}`, headers: {}, response }]]);
        const [first] = (await testService().listCandidates(document, { pages })).choices;
        assert.ok(first);
        assert.equal(first.confidence, 'medium');
        const { api } = JSON.parse(TextDocument.applyEdits(document, first.edits));
        assert.deepEqual(api.pagination, expected);
      });
    }
  });

  it('says what was looked at where nothing leads on, and nothing where nothing is known', async () => {
    const page = { url: 'https://a.b/rows?x=1', headers: { date: 'today' }, response: { rows: [{ name: 'x' }] } };
    const pages = new Map([['rows', page]]);
    const ask = (job: string) => testService().listCandidates(documentOf(start), { job, pages });
    assert.deepEqual(await ask('rows'), {
      job: { name: 'rows', shownAs: 'rows' },
      lookedAt: '2 keys of the responses, 1 header and 1 parameter',
      choices: [],
    });
    assert.deepEqual(await ask('more'), { job: { name: 'more', shownAs: 'more' }, lookedAt: '', choices: [] });
  });

  it('takes only pages from an editor', () => {
    const page = { url: 'https://a.b/', headers: { link: 'x', bad: 1 }, body: 'null' };
    const sent = { rows: page, a: null, b: 1, c: { ...page, url: 1 }, d: { url: 'x' }, e: { ...page, body: '{' } };
    const read = { url: page.url, headers: { link: 'x' }, response: null };
    assert.deepEqual([...readObservedPages(sent)], [['rows', read]]);
    for (const none of [undefined, null, 'x', []]) assert.equal(readObservedPages(none).size, 0);
  });

  for (const text of [
    '',
    '{"api": ',
    '[]',
    '{"config": {"jobs": [{"endpoint": "rows"}]}}',
    '{"api": {"pagination": 1}}',
  ]) {
    it(`suggests nothing where it could not be written: ${text}`, async () => {
      assert.deepEqual(await suggested({ rows: [{ next_url: 'x' }] }, text), []);
    });
  }
});
