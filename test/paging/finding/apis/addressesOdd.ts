import { Answer, cut, positionIn, refused, tokenAt } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

/** APIs whose addresses lack something, lead elsewhere or do not end. */
export const addressesOdd: PagedApi[] = [
  {
    id: 'discourse-topics',
    family: 'Discourse: more_topics_url leads to a page for people',
    kind: 'address',
    n: 88,
    traps: ['the link answers HTML', 'the first page is 0', 'users as a second list', 'the link is missing at the end'],
    anyPath: true,
    job: { endpoint: 'latest.json' },
    record: (index, mark) => ({ id: 40 + index, title: mark, posters: [{ user_id: index % 4 }] }),
    answer(request, records) {
      if (request.path === '/latest')
        return new Answer({ text: '<!doctype html><title>Latest</title>', headers: { 'content-type': 'text/html' } });
      if (request.path !== '/latest.json') return refused(404, { errors: ['not found'] });
      const page = request.number('page', 0);
      const more = (page + 1) * 30 < records.length && {
        more_topics_url: `/latest?no_definitions=true&page=${page + 1}`,
      };
      const users = Array.from({ length: 12 }, (_, id) => ({ id, username: `user${id}` }));
      return { users, topic_list: { ...more, per_page: 30, topics: cut(records, page * 30, 30) } };
    },
    truth: { pagination: { method: 'pagenum', firstPage: 0 }, job: { dataField: 'topic_list.topics' } },
  },
  {
    id: 'link-without-filter',
    family: 'APIs whose next link forgets the query',
    kind: 'address',
    n: 60,
    traps: ['the link lacks the filter of the job, and gives other records then', 'the token is for a position'],
    job: { endpoint: 'devices', params: { site: 'west' } },
    answer(request, records) {
      // Without the filter, a record of another site stands before each one.
      const others = records.flatMap((record, id) => [{ id: 9000 + id, name: `Foreign ${id}`, state: 'new' }, record]);
      const all = request.text('site') === 'west' ? records : others;
      const start = positionIn('lf', request.text('mark'));
      const next =
        start + 16 < all.length
          ? `${request.origin}/devices?mark=${encodeURIComponent(tokenAt('lf', start + 16))}`
          : null;
      return { devices: cut(all, start, 16), next };
    },
    truth: { pagination: { method: 'response.url', urlKey: 'next', includeParams: true } },
  },
  {
    id: 'other-host',
    family: 'APIs whose pages are on a second host',
    kind: 'address',
    n: 58,
    traps: ['the link leads to another host', 'the page is in an opaque token'],
    job: { endpoint: 'archive' },
    answer(request, records) {
      const start = positionIn('oh', request.text('t'));
      if (Number.isNaN(start)) return refused(400, { error: 't' });
      const token = encodeURIComponent(tokenAt('oh', start + 20));
      const more = start + 20 < records.length ? `${request.otherOrigin}/archive?t=${token}` : '';
      return { more, files: cut(records, start, 20) };
    },
    truth: { pagination: { method: 'response.url', urlKey: 'more' } },
  },
  {
    id: 'internal-host',
    family: 'APIs behind a proxy that tell their internal address',
    kind: 'address',
    n: 62,
    traps: ['the link leads to a host that cannot be reached', 'page works', 'page_size cut at 30'],
    base: '/api/',
    leadsAway: true,
    job: { endpoint: 'boats/' },
    answer(request, records) {
      const size = request.size('page_size', 20, 30);
      const page = request.number('page', 1);
      const results = cut(records, (page - 1) * size, size);
      if (results.length === 0) return refused(404, { detail: 'Invalid page.' });
      const next = page * size < records.length ? `http://127.0.0.1:9/api/boats/?page=${page + 1}` : null;
      return { count: records.length, next, results };
    },
    truth: { pagination: { method: 'pagenum', limit: 30, limitParam: 'page_size' } },
  },
  {
    id: 'query-only',
    family: 'APIs that give the query of the next page, with a question mark (Eventbrite-like, Harvest-like)',
    kind: 'address',
    n: 77,
    traps: ['the link is a query only: it must be laid on the endpoint', 'the job must keep its filter'],
    base: '/v2/',
    job: { endpoint: 'reports/daily', params: { view: 'full' } },
    answer(request, records) {
      if (request.text('view') !== 'full') return refused(400, { error: 'view is required' });
      const start = positionIn('qo', request.text('after_key'));
      if (Number.isNaN(start)) return refused(400, { error: 'after_key' });
      const next = `?after_key=${encodeURIComponent(tokenAt('qo', start + 18))}`;
      return { rows: cut(records, start, 18), paging: { next: start + 18 < records.length ? next : null } };
    },
    truth: {
      pagination: { method: 'response.url', urlKey: 'paging.next', paramIsQuery: true, includeParams: true },
    },
  },
  {
    id: 'zendesk-incremental',
    family: 'Zendesk incremental export: start_time, next_page, end_of_stream',
    kind: 'address',
    n: 70,
    traps: ['next_page never ends', 'a start_time that is too recent: 422', '`count` is of the page'],
    base: '/api/v2/incremental/',
    job: { endpoint: 'users.json', params: { start_time: 1_600_000_000 } },
    answer(request, records) {
      const from = request.number('start_time', 0);
      if (from > 1_700_000_000) return refused(422, { error: 'InvalidValue', description: 'Too recent start_time.' });
      const users = cut(records, Math.ceil((from - 1_600_000_000) / 100), 25);
      const end_of_stream = Math.ceil((from - 1_600_000_000) / 100) + 25 >= records.length;
      const end_time = end_of_stream ? 4_100_000_000 : from + 2500;
      const next_page = `${request.origin}/api/v2/incremental/users.json?start_time=${end_time}`;
      return { users, next_page, count: users.length, end_of_stream, end_time };
    },
    truth: { pagination: { method: 'zendesk.response.url' } },
  },
  {
    id: 'dotted-key',
    family: 'OData 3 and gateways: keys with dots',
    kind: 'address',
    n: 64,
    traps: ['a key with a dot in an object: needs a delimiter', 'a link relative to the service root'],
    base: '/service.svc/',
    job: { endpoint: 'Customers' },
    answer(request, records) {
      const start = positionIn('dk', request.text('$skiptoken'));
      const token = encodeURIComponent(tokenAt('dk', start + 20));
      const link = start + 20 < records.length && { 'odata.nextLink': `Customers?$skiptoken=${token}` };
      return { paging: { 'odata.count': `${records.length}`, ...link }, value: cut(records, start, 20) };
    },
    truth: { pagination: { method: 'response.url', urlKey: 'paging/odata.nextLink', delimiter: '/' } },
  },
  {
    id: 'links-for-ever',
    family: 'Facebook-like insights: a next link behind the end',
    kind: 'address',
    n: 54,
    traps: ['the link never ends, and leads to empty pages', 'each answer differs', 'a total'],
    job: { endpoint: 'insights' },
    answer(request, records) {
      const since = request.number('since', 0);
      const next = `${request.origin}/insights?since=${since + 18}&trace=${request.turn}`;
      return { data: cut(records, since, 18), summary: { total_count: records.length }, paging: { next } };
    },
    truth: {
      pagination: { method: 'response.url', urlKey: 'paging.next', limitStop: { field: 'summary.total_count' } },
    },
  },
  {
    id: 'post-next',
    family: 'Searches by POST whose link takes the same body again',
    kind: 'address',
    n: 66,
    traps: ['POST', 'the body must come again: 400', 'the link ends with null'],
    base: '/api/',
    job: { endpoint: 'search', method: 'POST', params: { types: ['lamp'] } },
    answer(request, records) {
      if (request.method !== 'POST' || !Array.isArray(request.body['types'])) return refused(400, { error: 'types' });
      const odd = Object.keys(request.body).find((key) => key !== 'types');
      if (odd) return refused(400, { error: `${odd} is not known` });
      const start = positionIn('pn', request.query.get('k') ?? undefined);
      const next = `/api/search?k=${encodeURIComponent(tokenAt('pn', start + 22))}`;
      return { found: cut(records, start, 22), links: { next: start + 22 < records.length ? next : null } };
    },
    truth: { pagination: { method: 'response.url', urlKey: 'links.next', includeParams: true } },
  },
];
