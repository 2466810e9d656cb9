import { cut, refused, withHeaders } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

const onlyNumbers = /^\d*$/;

/** APIs that are asked for a number of records from a position on. */
export const offsets: PagedApi[] = [
  {
    id: 'socrata-rows',
    family: 'Socrata SODA 2: $limit, $offset, a bare list',
    kind: 'offset',
    n: 137,
    traps: ['no total', 'a parameter without $ is a column: 400', '$limit cut at 60'],
    base: '/resource/',
    job: { endpoint: 'ab12-cd34.json', params: { $order: ':id' } },
    answer(request, records) {
      const odd = request.strange(['$limit', '$offset', '$order', '$select', '$where']);
      if (odd) return refused(400, { code: 'query.soql.no-such-column', message: `No such column: ${odd}` });
      return cut(records, request.number('$offset', 0), request.size('$limit', 30, 60));
    },
    truth: { pagination: { method: 'offset', limit: 60, limitParam: '$limit', offsetParam: '$offset' } },
  },
  {
    id: 'odata-skip-top',
    family: 'OData 4 services without server-driven paging: $top, $skip',
    kind: 'offset',
    n: 112,
    traps: ['$top > 50: 400 with the number', 'unknown $ option: 501', 'the total only with $count', 'a secret'],
    base: '/odata/',
    api: { http: { headers: { 'X-Api-Key': { attr: '#key' } } } },
    config: { '#key': 'odata-secret-91' },
    job: { endpoint: 'Orders', params: { $filter: "State ne 'gone'" } },
    answer(request, records) {
      if (request.headers['x-api-key'] !== 'odata-secret-91') return refused(401, { error: { message: 'No key.' } });
      const odd = request.strange(['$top', '$skip', '$filter', '$count', '$orderby', '$select']);
      if (odd) return refused(odd.startsWith('$') ? 501 : 400, { error: { message: `Option ${odd} is not known.` } });
      const top = request.number('$top', 16);
      if (top > 50)
        return refused(400, { error: { message: `The limit of '50' for Top query was exceeded: '${top}'.` } });
      const count = request.text('$count') === 'true' ? { '@odata.count': records.length } : {};
      return { '@odata.context': '$metadata#Orders', ...count, value: cut(records, request.number('$skip', 0), top) };
    },
    truth: { pagination: { method: 'offset', limit: 50, limitParam: '$top', offsetParam: '$skip' } },
  },
  {
    id: 'servicenow-table',
    family: 'ServiceNow Table API: sysparm_limit, sysparm_offset, X-Total-Count, Link',
    kind: 'offset',
    n: 120,
    traps: ['the total is a header', 'a Link header with plain offsets', 'n is a multiple of the page size'],
    base: '/api/now/table/',
    job: { endpoint: 'incident', params: { sysparm_query: 'active=true' } },
    answer(request, records) {
      const limit = request.size('sysparm_limit', 20, 80);
      const start = request.number('sysparm_offset', 0);
      const next = `<${request.origin}${request.path}?sysparm_limit=${limit}&sysparm_offset=${start + limit}>;rel="next"`;
      const headers = {
        'X-Total-Count': String(records.length),
        ...(start + limit < records.length && { Link: next }),
      };
      return withHeaders({ result: cut(records, start, limit) }, headers);
    },
    truth: { pagination: { method: 'offset', limit: 40, limitParam: 'sysparm_limit', offsetParam: 'sysparm_offset' } },
  },
  {
    id: 'elastic-from-size',
    family: 'Elasticsearch _search: from and size in the body',
    kind: 'offset',
    n: 87,
    traps: ['values in a POST body', 'strict keys: 400', 'nested deep', 'buckets as a second list', '`took` changes'],
    base: '/',
    job: { endpoint: 'logs/_search', method: 'POST', params: { sort: ['_doc'] } },
    record: (index, mark) => ({ _id: `d${index}`, _source: { message: mark } }),
    answer(request, records) {
      const odd = Object.keys(request.body).find((key) => !['from', 'size', 'sort', 'query'].includes(key));
      if (odd)
        return refused(400, { error: { type: 'parsing_exception', reason: `Unknown key for a VALUE in [${odd}].` } });
      const size = request.number('size', 10);
      if (size > 500) return refused(400, { error: { reason: 'Result window is too large' } });
      const hits = cut(records, request.number('from', 0), size);
      const buckets = Array.from({ length: 12 }, (_, key) => ({ key, doc_count: key * 3 }));
      const total = { value: records.length, relation: 'eq' };
      return { took: 3 + request.turn, timed_out: false, hits: { total, hits }, aggregations: { days: { buckets } } };
    },
    truth: {
      pagination: { method: 'offset', limit: 50, limitParam: 'size', offsetParam: 'from' },
      job: { dataField: 'hits.hits' },
    },
  },
  {
    id: 'ckan-packages',
    family: 'CKAN package_search: rows, start, result.count',
    kind: 'offset',
    n: 143,
    traps: ['rows cut at 50 silently', 'nested deep', 'facets as a bigger list'],
    base: '/api/3/action/',
    job: { endpoint: 'package_search', params: { q: 'water' } },
    record: (index, mark) => ({ id: `p-${index}`, title: mark, tags: [{ name: 'water' }] }),
    answer(request, records) {
      const results = cut(records, request.number('start', 0), request.size('rows', 10, 50));
      const facets = Array.from({ length: 30 }, (_, key) => ({ name: `f${key}`, count: 30 - key }));
      return { success: true, result: { count: records.length, search_facets: facets, results } };
    },
    truth: {
      pagination: { method: 'offset', limit: 50, limitParam: 'rows', offsetParam: 'start' },
      job: { dataField: 'result.results' },
    },
  },
  {
    id: 'solr-start-rows',
    family: 'Solr select: start, rows, response.numFound',
    kind: 'offset',
    n: 101,
    traps: ['`QTime` changes', 'a flat facet list of names and numbers', 'docs in an object'],
    base: '/solr/main/',
    job: { endpoint: 'select', params: { q: '*:*', wt: 'json' } },
    record: (index, mark) => ({ id: `s${index}`, title_t: mark }),
    answer(request, records) {
      const start = request.number('start', 0);
      const docs = cut(records, start, request.number('rows', 10));
      const colours = Array.from({ length: 40 }, (_, at) => (at % 2 ? 40 - at : `colour${at}`));
      const head = { status: 0, QTime: request.turn % 7, params: { q: '*:*' } };
      const response = { numFound: records.length, start, docs };
      return { responseHeader: head, response, facet_counts: { facet_fields: { colour: colours } } };
    },
    truth: {
      pagination: { method: 'offset', limit: 50, limitParam: 'rows', offsetParam: 'start' },
      job: { dataField: 'response.docs' },
    },
  },
  {
    id: 'ebay-multiples',
    family: 'eBay Browse: offset must be a multiple of limit, next and href',
    kind: 'offset',
    n: 133,
    traps: ['offset that is no multiple of limit: 400', 'limit > 60: 400', '`next` is missing at the end'],
    base: '/buy/browse/v1/',
    job: { endpoint: 'item_summary/search', params: { q: 'drone' } },
    record: (index, mark) => ({ itemId: `v1|${index}|0`, title: mark }),
    answer(request, records) {
      const bad = (message: string) => refused(400, { errors: [{ errorId: 12006, message }] });
      const limit = request.number('limit', 20);
      const offset = request.number('offset', 0);
      if (limit < 1 || limit > 60) return bad("The 'limit' value should be between 1 and 60.");
      if (offset % limit !== 0) return bad("The 'offset' value must be a multiple of the 'limit' value.");
      const at = (start: number) => `${request.origin}${request.path}?q=drone&limit=${limit}&offset=${start}`;
      const next = offset + limit < records.length ? { next: at(offset + limit) } : {};
      const itemSummaries = cut(records, offset, limit);
      return { href: at(offset), total: records.length, ...next, limit, offset, itemSummaries };
    },
    truth: { pagination: { method: 'offset', limit: 60 } },
  },
  {
    id: 'mailchimp-members',
    family: 'Mailchimp Marketing: count, offset, total_items, _links everywhere',
    kind: 'offset',
    n: 96,
    traps: ['a list of links beside the records', 'count > 80: 400', 'n is a multiple of 16 and 32'],
    base: '/3.0/',
    job: { endpoint: 'lists/a1/members' },
    record: (index, mark) => ({ id: `m${index}`, full_name: mark, _links: [{ rel: 'self', href: `/m${index}` }] }),
    answer(request, records) {
      const count = request.number('count', 10);
      const detail = 'Schema describes number with maximum 80';
      if (count > 80) return refused(400, { title: 'Invalid Resource', errors: [{ field: 'count', message: detail }] });
      const members = cut(records, request.number('offset', 0), count);
      const links = ['self', 'parent', 'create', 'schema', 'search'].map((rel) => ({ rel, href: `/x/${rel}` }));
      return { members, list_id: 'a1', total_items: records.length, _links: links };
    },
    truth: { pagination: { method: 'offset', limit: 80, limitParam: 'count' }, job: { dataField: 'members' } },
  },
  {
    id: 'wos-first-record',
    family: 'Web of Science Starter/Expanded: firstRecord from 1, count',
    kind: 'offset',
    n: 71,
    traps: ['the first position is 1, and 0 is a 400', 'both parameters are required', 'count > 50: 400'],
    base: '/api/wos/',
    job: { endpoint: 'query', params: { databaseId: 'WOS', count: 20, firstRecord: 1 } },
    answer(request, records) {
      const first = request.number('firstRecord', 0);
      const count = request.number('count', -1);
      if (first < 1) return refused(400, { message: 'firstRecord: must be greater than or equal to 1' });
      if (count < 0 || count > 50) return refused(400, { message: 'count: must be between 0 and 50' });
      return { QueryResult: { QueryID: 7, RecordsFound: records.length }, Data: cut(records, first - 1, count) };
    },
    truth: {
      pagination: { method: 'offset', limit: 50, limitParam: 'count', offsetParam: 'firstRecord', offsetFromJob: true },
      job: { params: { count: 50 } },
    },
  },
  {
    id: 'text-offset-refused',
    family: 'Strict query schemas (FastAPI): ge, le, 422',
    kind: 'offset',
    n: 66,
    traps: ['limit > 33: 422 without the number', 'n is a multiple of the largest page size', 'empty texts: 422'],
    job: { endpoint: 'readings' },
    answer(request, records) {
      const invalid = (name: string) => refused(422, { detail: [{ loc: ['query', name], msg: 'value is not valid' }] });
      for (const name of ['limit', 'offset'])
        if (request.query.get(name) === '' || !onlyNumbers.test(request.text(name) ?? '')) return invalid(name);
      if (request.number('limit', 1) > 33 || request.number('limit', 1) < 1) return invalid('limit');
      return cut(records, request.number('offset', 0), request.number('limit', 11));
    },
    truth: { pagination: { method: 'offset', limit: 33 } },
  },
];
