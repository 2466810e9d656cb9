import { Answer, cut, positionIn, refused, tokenAt, withHeaders } from '../answers.ts';
import type { PagedApi } from '../pagedApi.ts';

/** APIs whose paging no method of the format can follow. */
export const notExpressible: PagedApi[] = [
  {
    id: 'continuation-header',
    family: 'Azure Cosmos DB: x-ms-continuation in the response and the request',
    kind: 'not-expressible',
    n: 77,
    traps: ['the token is in a header, and must come as a header'],
    job: { endpoint: 'dbs/a/colls/b/docs', dataField: 'Documents' },
    answer(request, records) {
      const start = positionIn('cz', request.headers['x-ms-continuation'] as string | undefined);
      const more = start + 20 < records.length && { 'x-ms-continuation': tokenAt('cz', start + 20) };
      const Documents = cut(records, start, 20);
      return withHeaders({ _rid: 'r', Documents, _count: Documents.length }, { ...more, 'x-ms-item-count': '20' });
    },
    names: /header|continuation/i,
  },
  {
    id: 'shopify-page-info',
    family: 'Shopify REST since 2019: page_info in the Link header',
    kind: 'not-expressible',
    n: 113,
    traps: ['an opaque token in the Link header only', 'page: 400', 'since_id is ignored'],
    base: '/admin/api/2024-01/',
    job: { endpoint: 'metafields.json', params: { limit: 50 } },
    record: (index, mark) => ({ gid: `gid://m/${(index * 7919) % 1013}`, value: mark }),
    answer(request, records) {
      if (request.text('page') !== undefined) return refused(400, { errors: { page: 'page cannot be passed.' } });
      const start = positionIn('si', request.text('page_info'));
      if (Number.isNaN(start)) return refused(400, { errors: { page_info: 'Invalid value.' } });
      const limit = request.size('limit', 50, 50);
      const token = encodeURIComponent(tokenAt('si', start + limit));
      const link = `<${request.origin}${request.path}?limit=${limit}&page_info=${token}>; rel="next"`;
      return withHeaders(
        { metafields: cut(records, start, limit) },
        start + limit < records.length ? { Link: link } : {},
      );
    },
    names: /\blink\b|header/i,
  },
  {
    id: 'datadog-logs',
    family: 'Datadog logs search: page.cursor in the body, meta.page.after',
    kind: 'not-expressible',
    n: 95,
    traps: ['the token belongs into an object in the body', 'strict keys: 400'],
    base: '/api/v2/logs/events/',
    job: { endpoint: 'search', method: 'POST', params: { filter: { query: '*' }, page: { limit: 25 } } },
    answer(request, records) {
      const odd = request.strange(['filter', 'page', 'sort', 'options']);
      if (odd) return refused(400, { errors: [`Unexpected attribute ${odd}`] });
      const { cursor, limit = 10 } = (request.body['page'] ?? {}) as { cursor?: string; limit?: number };
      const start = positionIn('dd', cursor);
      if (Number.isNaN(start) || limit > 50) return refused(400, { errors: ['Invalid page'] });
      const data = cut(records, start, limit);
      const meta = start + limit < records.length ? { page: { after: tokenAt('dd', start + limit) } } : {};
      return { data, meta: { elapsed: 9, status: 'done', ...meta } };
    },
    names: /nested|body|object|page\.cursor|inside/i,
  },
  {
    id: 'linear-graphql',
    family: 'Linear: GraphQL, the cursor is a variable',
    kind: 'not-expressible',
    n: 90,
    traps: ['variables.after', 'nodes deep inside'],
    job: {
      endpoint: 'graphql',
      method: 'POST',
      dataField: 'data.issues.nodes',
      params: {
        query:
          'query($after: String) { issues(first: 25, after: $after) { nodes { id title } pageInfo { hasNextPage endCursor } } }',
        variables: { team: 'T' },
      },
    },
    answer(request, records) {
      const start = positionIn('gl', (request.body['variables'] as { after?: string } | undefined)?.after);
      const hasNextPage = start + 25 < records.length;
      const pageInfo = { hasNextPage, endCursor: hasNextPage ? tokenAt('gl', start + 25) : null };
      return { data: { issues: { nodes: cut(records, start, 25), pageInfo } } };
    },
    names: /graphql|variables/i,
  },
  {
    id: 'subgraph-skip',
    family: 'The Graph: GraphQL with first and skip as variables',
    kind: 'not-expressible',
    n: 72,
    traps: ['no pageInfo: the position is a variable'],
    job: {
      endpoint: 'subgraphs/s1',
      method: 'POST',
      dataField: 'data.pools',
      params: { query: 'query($skip: Int) { pools(first: 30, skip: $skip) { id name } }', variables: { skip: 0 } },
    },
    answer(request, records) {
      if (typeof request.body['query'] !== 'string') return { errors: [{ message: 'no query' }] };
      const skip = Number((request.body['variables'] as { skip?: number } | undefined)?.skip ?? 0);
      return { data: { pools: cut(records, skip, 30) } };
    },
    names: /graphql|variables/i,
    accepts: ['unknown'],
  },
  {
    id: 'keyed-by-id',
    family: 'MediaWiki and Firebase: an object with a record for each id',
    kind: 'not-expressible',
    n: 64,
    traps: ['records are values of an object', 'page works'],
    job: { endpoint: 'entities' },
    answer(request, records) {
      const rows = cut(records, (request.number('page', 1) - 1) * 20, 20);
      return { total: records.length, entities: Object.fromEntries(rows.map((row) => [`Q${row['id']}`, row])) };
    },
    names: /key|object|\bids?\b|\bmap\b/i,
    accepts: ['unknown'],
  },
  {
    id: 'records-in-columns',
    family: 'Time series APIs: a list for each column',
    kind: 'not-expressible',
    n: 80,
    traps: ['parallel lists', 'offset works'],
    job: { endpoint: 'series', dataField: 'columns' },
    answer(request, records) {
      const rows = cut(records, request.number('offset', 0), request.size('limit', 25, 50));
      const columns = { id: rows.map(({ id }) => id), name: rows.map(({ name }) => name) };
      return { count: rows.length, total: records.length, columns };
    },
    names: /column|parallel|list|array/i,
    accepts: ['unknown'],
  },
  {
    id: 'asynchronous-job',
    family: 'Report APIs: 202, and the result later at another address',
    kind: 'not-expressible',
    n: 40,
    traps: ['202 with a job id', 'the result is elsewhere, by GET'],
    anyPath: true,
    job: { endpoint: 'reports', method: 'POST', params: { kind: 'sales' } },
    answer(request, records) {
      if (/^\/reports\/j\d+\/result$/.test(request.path))
        return request.method === 'GET' ? records : refused(405, { error: 'GET only' });
      if (request.path !== '/reports') return refused(404, { error: 'not found' });
      // Each report has its own number.
      const job_id = `j${request.turn}`;
      const result_url = `${request.origin}/reports/${job_id}/result`;
      const body = { job_id, status: 'pending', progress: 0, result_url };
      return new Answer({ status: 202, body });
    },
    names: /asynchron|pending|\bjob|202|later|not (?:yet )?ready/i,
    accepts: ['unknown'],
  },
  {
    id: 'result-window',
    family: 'Elasticsearch and GitHub search: only the first results can be read',
    kind: 'not-expressible',
    n: 260,
    traps: ['from + size > 100: 400', 'the total says 260'],
    job: { endpoint: 'search', params: { q: 'rust' } },
    answer(request, records) {
      const size = request.size('size', 20, 50);
      const from = request.number('from', 0);
      const reason = 'Result window is too large, from + size must be less than or equal to: [100]';
      if (from + size > 100) return refused(400, { error: { type: 'illegal_argument_exception', reason } });
      return { total: records.length, hits: cut(records, from, size) };
    },
    names: /window|\bcap|limit|at most|maximum|only the first|\b100\b/i,
    accepts: ['unknown'],
  },
  {
    id: 'range-header',
    family: 'PostgREST and Heroku: Range in the request, Content-Range in a 206',
    kind: 'not-expressible',
    n: 75,
    traps: ['206', 'the position is a request header', 'parameters are columns: 400'],
    job: { endpoint: 'apps' },
    answer(request, records) {
      const odd = request.strange([]);
      if (odd) return refused(400, { code: '42703', message: `column apps.${odd} does not exist` });
      const start = Number(/(\d+)-/.exec(String(request.headers['range'] ?? ''))?.[1] ?? 0);
      const body = cut(records, start, 25);
      const headers = {
        'Content-Range': `${start}-${start + body.length - 1}/${records.length}`,
        'Accept-Ranges': 'items',
      };
      return new Answer({ status: 206, body, headers });
    },
    names: /range|header|206/i,
  },
];
