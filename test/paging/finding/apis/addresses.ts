import { cut, positionIn, refused, tokenAt } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

/** APIs that give the address of the next page. */
export const addresses: PagedApi[] = [
  {
    id: 'spotify-tracks',
    family: 'Spotify Web API: next, previous, href, limit, offset, total',
    kind: 'address',
    n: 123,
    traps: ['limit > 50: 400', 'next is null at the end'],
    base: '/v1/',
    job: { endpoint: 'playlists/p1/tracks' },
    record: (index, mark) => ({ added_at: '2024-01-01', track: { id: `t${index}`, name: mark } }),
    answer(request, records) {
      const limit = request.number('limit', 20);
      const offset = request.number('offset', 0);
      if (limit < 1 || limit > 50) return refused(400, { error: { status: 400, message: 'Invalid limit' } });
      const at = (start: number) => `${request.origin}/v1/playlists/p1/tracks?offset=${start}&limit=${limit}`;
      const next = offset + limit < records.length ? at(offset + limit) : null;
      const previous = offset > 0 ? at(Math.max(0, offset - limit)) : null;
      return {
        href: at(offset),
        items: cut(records, offset, limit),
        limit,
        next,
        offset,
        previous,
        total: records.length,
      };
    },
    truth: { pagination: { method: 'response.url', urlKey: 'next' }, job: { params: { limit: 50 } } },
  },
  {
    id: 'drf-links',
    family: 'Django REST framework with links: count, next, previous, results',
    kind: 'address',
    n: 96,
    traps: ['404 past the end', 'the size is fixed at 24', 'n is a multiple of it'],
    base: '/api/',
    job: { endpoint: 'plots/', params: { ordering: 'id' } },
    answer(request, records) {
      const page = request.number('page', 1);
      const results = cut(records, (page - 1) * 24, 24);
      if (results.length === 0) return refused(404, { detail: 'Invalid page.' });
      const at = (to: number) => `${request.origin}/api/plots/?ordering=id&page=${to}`;
      const next = page * 24 < records.length ? at(page + 1) : null;
      return { count: records.length, next, previous: page > 1 ? at(page - 1) : null, results };
    },
    truth: { pagination: { method: 'response.url', urlKey: 'next' } },
  },
  {
    id: 'confluence-content',
    family: 'Confluence v1: _links.next is relative to _links.base',
    kind: 'address',
    n: 111,
    traps: ['the link without the context leads to a 404', 'start and limit work', '`size` is of the page'],
    base: '/wiki/',
    job: { endpoint: 'rest/api/content', params: { type: 'page' } },
    answer(request, records) {
      const limit = request.size('limit', 25, 50);
      const start = request.number('start', 0);
      const results = cut(records, start, limit);
      const next = start + limit < records.length && {
        next: `/rest/api/content?type=page&limit=${limit}&start=${start + limit}`,
      };
      return {
        results,
        start,
        limit,
        size: results.length,
        _links: { base: `${request.origin}/wiki`, context: '/wiki', ...next },
      };
    },
    truth: { pagination: { method: 'offset', limit: 50, offsetParam: 'start' } },
  },
  {
    id: 'confluence-v2',
    family: 'Confluence v2: _links.next is relative to the host, with a cursor',
    kind: 'address',
    n: 83,
    traps: ['a relative link with a token', 'missing at the end', 'limit > 40: 400'],
    base: '/wiki/api/v2/',
    job: { endpoint: 'pages' },
    answer(request, records) {
      const limit = request.number('limit', 25);
      const start = positionIn('cf', request.text('cursor'));
      if (limit > 40 || Number.isNaN(start)) return refused(400, { errors: [{ title: 'Bad limit or cursor' }] });
      const token = encodeURIComponent(tokenAt('cf', start + limit));
      const next = start + limit < records.length && { next: `/wiki/api/v2/pages?limit=${limit}&cursor=${token}` };
      return { results: cut(records, start, limit), _links: { ...next, base: `${request.origin}/wiki` } };
    },
    truth: { pagination: { method: 'response.url', urlKey: '_links.next' }, job: { params: { limit: 40 } } },
  },
  {
    id: 'salesforce-query',
    family: 'Salesforce query: nextRecordsUrl, done, totalSize',
    kind: 'address',
    n: 121,
    traps: ['the next page has another path', 'there q is refused', 'the size is a header'],
    base: '/services/data/v58.0/',
    anyPath: true,
    job: { endpoint: 'query', params: { q: 'SELECT Id, Name FROM Account' } },
    answer(request, records) {
      const malformed = (message: string) => refused(400, [{ errorCode: 'MALFORMED_QUERY', message }]);
      const own = '/services/data/v58.0/query';
      const match = /^\/01gX-(\d+)$/.exec(request.path.slice(own.length));
      if (!request.path.startsWith(own) || (request.path !== own && match === null)) return refused(404, []);
      if (match !== null && request.text('q') !== undefined) return malformed('q with a locator');
      if (match === null && !request.text('q')?.startsWith('SELECT')) return malformed('unexpected token');
      const end = Number(match?.[1] ?? 0) + 50;
      const done = end >= records.length;
      const next = !done && { nextRecordsUrl: `${own}/01gX-${end}` };
      return { totalSize: records.length, done, ...next, records: cut(records, end - 50, 50) };
    },
    truth: { pagination: { method: 'response.url', urlKey: 'nextRecordsUrl' } },
  },
  {
    id: 'twilio-messages',
    family: 'Twilio: next_page_uri is relative, Page needs PageToken',
    kind: 'address',
    n: 72,
    traps: ['Page without PageToken: 400', 'PageSize cut at 40', 'null at the end', 'four more addresses'],
    base: '/2010-04-01/Accounts/AC1/',
    job: { endpoint: 'Messages.json' },
    record: (index, mark) => ({ sid: `SM${index}`, body: mark, subresource_uris: { media: `/m/${index}` } }),
    answer(request, records) {
      const size = request.size('PageSize', 20, 40);
      const page = request.number('Page', 0);
      const token = request.text('PageToken');
      if (page > 0 && token !== `PASM${page * size}`)
        return refused(400, { code: 20006, message: 'Page without PageToken' });
      const at = (to: number) => `/2010-04-01/Accounts/AC1/Messages.json?PageSize=${size}&Page=${to}`;
      const isLast = (page + 1) * size >= records.length;
      const next = isLast ? null : `${at(page + 1)}&PageToken=PASM${(page + 1) * size}`;
      const uris = { first_page_uri: at(0), next_page_uri: next, previous_page_uri: null, uri: at(page) };
      return { ...uris, page, page_size: size, start: page * size, messages: cut(records, page * size, size) };
    },
    truth: { pagination: { method: 'response.url', urlKey: 'next_page_uri' }, job: { params: { PageSize: 40 } } },
  },
  {
    id: 'jsonapi-links',
    family: 'JSON:API cursor profile: links.next, included',
    kind: 'address',
    n: 65,
    traps: [
      'included is the bigger list',
      'encoded brackets and tokens in the link',
      'links.next is missing at the end',
    ],
    base: '/v1/',
    job: { endpoint: 'memberships', params: { include: 'team' } },
    record: (index, mark) => ({ type: 'memberships', id: `${index}`, attributes: { title: mark } }),
    answer(request, records) {
      const start = positionIn('ja', request.text('page[after]'));
      const data = cut(records, start, 15);
      const included = Array.from({ length: 25 }, (_, id) => ({ type: 'teams', id: `${id}` }));
      const query = `include=team&page%5Bafter%5D=${encodeURIComponent(tokenAt('ja', start + 15))}`;
      const next = start + 15 < records.length && { next: `${request.origin}/v1/memberships?${query}` };
      return { data, included, links: { self: request.path, ...next } };
    },
    truth: { pagination: { method: 'response.url', urlKey: 'links.next' }, job: { dataField: 'data' } },
  },
];
