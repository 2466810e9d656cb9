import type { JsonList, JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { fieldsIf, type SimulatedAnswer } from './simulateRun.ts';

/** A page of ten of 23 items: the third is the last. */
export interface AskedPage {
  page: number;
  items: JsonList;
  isLast: boolean;
}

/** The words of a known API about its pages. */
export interface RealApi {
  name: string;
  dataField?: string;
  /** How it is read to the end. */
  pagination: JsonObject;
  answer(asked: AskedPage): SimulatedAnswer;
  /** The minimum of codes for a run that read it to the end. */
  says: string[];
  /** The codes for its first page, read without paging; empty where it gives no sign. */
  saysUnpaged: string[];
}

const total = 23;
const numbered = { method: 'pagenum', limit: 10, limitParam: 'per_page' };
const offset = { method: 'offset', limit: 10 };
const byUrl = (urlKey: string, more: JsonObject = {}): JsonObject => ({
  method: 'response.url',
  urlKey,
  ...(more as Record<string, JsonValue>),
});
const byToken = (responseParam: string, queryParam = 'token'): JsonObject => ({
  method: 'response.param',
  responseParam,
  queryParam,
});
const body = (value: JsonValue): SimulatedAnswer => ({ body: value });
/** Fields that are left out on the last page. */
const unlessLast = (isLast: boolean, fields: Record<string, JsonValue>) => fieldsIf(!isLast, fields);
const url = (page: number) => `https://api.example.test/items?page=${page}`;

export const realApis: readonly RealApi[] = [
  {
    name: 'GitHub',
    pagination: numbered,
    answer: ({ page, items, isLast }) => ({
      body: items,
      headers: { link: isLast ? `<${url(2)}>; rel="prev"` : `<${url(page + 1)}>; rel="next", <${url(3)}>; rel="last"` },
    }),
    says: ['link-ended', 'full-then-short'],
    saysUnpaged: ['link-header'],
  },
  {
    name: 'GitHub search',
    dataField: 'items',
    pagination: numbered,
    answer: ({ items }) => body({ total_count: total, incomplete_results: false, items }),
    says: ['total-matches'],
    saysUnpaged: ['total-differs'],
  },
  {
    name: 'GitLab',
    pagination: numbered,
    answer: ({ page, items, isLast }) => ({
      body: items,
      headers: {
        'x-next-page': isLast ? '' : String(page + 1),
        'x-total': '23',
        'x-total-pages': '3',
        'x-per-page': '10',
      },
    }),
    says: ['total-matches', 'pages-match'],
    saysUnpaged: ['total-differs', 'pages-missing', 'token-beside'],
  },
  {
    name: 'Stripe',
    dataField: 'data',
    pagination: {
      method: 'cursor',
      idKey: 'id',
      param: 'starting_after',
      nextPageFlag: { field: 'has_more', stopOn: false },
    },
    answer: ({ items, isLast }) => body({ object: 'list', url: '/v1/charges', has_more: !isLast, data: items }),
    says: ['says-no-more', 'flag-ended'],
    saysUnpaged: ['has-more'],
  },
  {
    name: 'Shopify',
    dataField: 'products',
    pagination: numbered,
    answer: ({ page, items, isLast }) => ({
      body: { products: items },
      headers: fieldsIf(!isLast, { link: `<${url(1)}&page_info=x${page}>; rel="next"` }),
    }),
    says: ['full-then-short'],
    saysUnpaged: ['link-header'],
  },
  {
    name: 'HubSpot',
    dataField: 'results',
    pagination: byToken('paging.next.after', 'after'),
    answer: ({ page, items, isLast }) =>
      body({
        results: items,
        ...unlessLast(isLast, { paging: { next: { after: String(page * 10), link: url(page + 1) } } }),
      }),
    says: ['token-ended'],
    saysUnpaged: ['next-link', 'token-beside'],
  },
  {
    name: 'Zendesk by pages',
    dataField: 'tickets',
    pagination: byUrl('next_page'),
    answer: ({ page, items, isLast }) =>
      body({ tickets: items, next_page: isLast ? null : url(page + 1), previous_page: null, count: total }),
    says: ['link-ended', 'total-matches'],
    saysUnpaged: ['next-link', 'total-differs'],
  },
  {
    name: 'Zendesk by cursors, which has a next link in the end',
    dataField: 'tickets',
    pagination: byToken('meta.after_cursor', 'after'),
    answer: ({ page, items, isLast }) =>
      body({
        tickets: items,
        meta: { has_more: !isLast, after_cursor: isLast ? null : `x${page}`, before_cursor: `y${page}` },
        links: { prev: url(page - 1), next: url(page + 1) },
      }),
    says: ['token-ended', 'says-no-more'],
    saysUnpaged: ['has-more', 'next-link'],
  },
  {
    name: 'Salesforce',
    dataField: 'records',
    pagination: byUrl('nextRecordsUrl'),
    answer: ({ page, items, isLast }) =>
      body({
        totalSize: total,
        done: isLast,
        ...unlessLast(isLast, { nextRecordsUrl: `/services/data/v1/query/x-${page}` }),
        records: items,
      }),
    says: ['link-ended', 'total-matches', 'says-no-more'],
    saysUnpaged: ['total-differs', 'next-link', 'says-partial'],
  },
  {
    name: 'Jira',
    dataField: 'issues',
    pagination: { ...offset, limitParam: 'maxResults', offsetParam: 'startAt' },
    answer: ({ page, items }) =>
      body({ expand: 'names', startAt: (page - 1) * 10, maxResults: 10, total, issues: items }),
    says: ['total-matches', 'full-then-short'],
    saysUnpaged: ['total-differs'],
  },
  {
    name: 'Jira boards',
    dataField: 'values',
    pagination: { ...offset, limitParam: 'maxResults', offsetParam: 'startAt' },
    answer: ({ page, items, isLast }) => body({ maxResults: 10, startAt: (page - 1) * 10, isLast, values: items }),
    says: ['says-no-more'],
    saysUnpaged: ['has-more'],
  },
  {
    name: 'Django REST framework',
    dataField: 'results',
    pagination: byUrl('next'),
    answer: ({ page, items, isLast }) =>
      body({
        count: total,
        next: isLast ? null : url(page + 1),
        previous: page === 1 ? null : url(page - 1),
        results: items,
      }),
    says: ['link-ended', 'total-matches'],
    saysUnpaged: ['total-differs', 'next-link'],
  },
  {
    name: 'Spring Data',
    dataField: 'content',
    pagination: { method: 'pagenum', firstPage: 0, limit: 10, limitParam: 'size' },
    answer: ({ page, items, isLast }) =>
      body({
        content: items,
        pageable: { pageNumber: page - 1, pageSize: 10, offset: (page - 1) * 10, paged: true },
        ...{ totalElements: total, totalPages: 3, last: isLast, first: page === 1, size: 10, number: page - 1 },
        ...{ numberOfElements: items.length, empty: false, sort: { sorted: false, empty: true } },
      }),
    says: ['total-matches', 'pages-match', 'says-no-more'],
    saysUnpaged: ['total-differs', 'pages-missing', 'has-more'],
  },
  {
    name: 'Spring HATEOAS',
    dataField: '_embedded.people',
    pagination: byUrl('_links.next.href'),
    answer: ({ page, items, isLast }) =>
      body({
        _embedded: { people: items },
        _links: {
          self: { href: url(page) },
          ...unlessLast(isLast, { next: { href: url(page + 1) } }),
          last: { href: url(3) },
        },
        page: { size: 10, totalElements: total, totalPages: 3, number: page - 1 },
      }),
    says: ['link-ended', 'total-matches', 'pages-match'],
    saysUnpaged: ['total-differs', 'pages-missing', 'next-link'],
  },
  {
    name: 'OData 4',
    dataField: 'value',
    pagination: byUrl('@odata.nextLink', { delimiter: '|' }),
    answer: ({ page, items, isLast }) =>
      body({
        '@odata.context': '$metadata#items',
        '@odata.count': total,
        value: items,
        ...(isLast ? { '@odata.deltaLink': url(9) } : { '@odata.nextLink': url(page + 1) }),
      }),
    says: ['link-ended', 'total-matches'],
    saysUnpaged: ['total-differs', 'next-link'],
  },
  {
    name: 'OData 2',
    dataField: 'd.results',
    pagination: byUrl('d.__next'),
    answer: ({ page, items, isLast }) =>
      body({ d: { __count: String(total), results: items, ...unlessLast(isLast, { __next: url(page + 1) }) } }),
    says: ['link-ended', 'total-matches'],
    saysUnpaged: ['total-differs', 'next-link'],
  },
  {
    name: 'Elasticsearch by from and size',
    dataField: 'hits.hits',
    pagination: { ...offset, limitParam: 'size', offsetParam: 'from' },
    answer: ({ items }) =>
      body({
        took: 3,
        timed_out: false,
        _shards: { total: 50, successful: 50, skipped: 0, failed: 0 },
        hits: { total: { value: total, relation: 'eq' }, max_score: 1, hits: items },
        aggregations: { brands: { buckets: [{ key: 'x', doc_count: 500 }], sum_other_doc_count: 99 } },
      }),
    says: ['total-matches'],
    saysUnpaged: ['total-differs'],
  },
  {
    name: 'Elasticsearch by scroll',
    dataField: 'hits.hits',
    pagination: byToken('_scroll_id', 'scroll_id'),
    answer: ({ page, items }) => body({ _scroll_id: 'DnF1', took: page, hits: { total, hits: items } }),
    says: ['total-matches'],
    saysUnpaged: ['total-differs', 'token-beside'],
  },
  {
    name: 'Slack',
    dataField: 'members',
    pagination: byToken('response_metadata.next_cursor', 'cursor'),
    answer: ({ page, items, isLast }) =>
      body({
        ok: true,
        members: items,
        cache_ts: 1_498_777_272,
        response_metadata: { next_cursor: isLast ? '' : `x${page}` },
      }),
    says: ['token-ended'],
    saysUnpaged: ['token-beside'],
  },
  {
    name: 'Google',
    dataField: 'items',
    pagination: byToken('nextPageToken', 'pageToken'),
    answer: ({ page, items, isLast }) =>
      body({
        kind: 'calendar#events',
        etag: '"x"',
        summary: 'Calendar',
        defaultReminders: [{ method: 'popup' }],
        items,
        ...(isLast ? { nextSyncToken: 'CPDA' } : { nextPageToken: `x${page}` }),
      }),
    says: ['token-ended'],
    saysUnpaged: ['token-beside'],
  },
  {
    name: 'YouTube, which estimates',
    dataField: 'items',
    pagination: byToken('nextPageToken', 'pageToken'),
    answer: ({ page, items, isLast }) =>
      body({
        pageInfo: { totalResults: total, resultsPerPage: 10 },
        items,
        ...unlessLast(isLast, { nextPageToken: `x${page}` }),
      }),
    says: ['token-ended', 'total-matches'],
    saysUnpaged: ['token-beside', 'total-differs'],
  },
  {
    name: 'AWS',
    dataField: 'Contents',
    pagination: byToken('NextContinuationToken', 'continuation-token'),
    answer: ({ page, items, isLast }) =>
      body({
        ...{ Name: 'bucket', KeyCount: items.length, MaxKeys: 10, IsTruncated: !isLast, Contents: items },
        ...unlessLast(isLast, { NextContinuationToken: `x${page}` }),
      }),
    says: ['token-ended', 'says-no-more'],
    saysUnpaged: ['has-more', 'token-beside'],
  },
  {
    name: 'JSON:API',
    dataField: 'data',
    pagination: byUrl('links.next'),
    answer: ({ page, items, isLast }) =>
      body({
        jsonapi: { version: '1.0' },
        meta: { page: { total, size: 10, number: page } },
        links: { self: url(page), first: url(1), prev: null, next: isLast ? null : url(page + 1), last: url(3) },
        data: items,
        included: [{ type: 'people', id: '9', meta: { total: 99 } }],
      }),
    says: ['link-ended', 'total-matches'],
    saysUnpaged: ['total-differs', 'next-link'],
  },
  {
    name: 'Laravel',
    dataField: 'data',
    pagination: numbered,
    answer: ({ page, items, isLast }) =>
      body({
        ...{ current_page: page, data: items, first_page_url: url(1), from: (page - 1) * 10 + 1, last_page: 3 },
        ...{ last_page_url: url(3), next_page_url: isLast ? null : url(page + 1), path: '/items', per_page: 10 },
        ...{ prev_page_url: page === 1 ? null : url(page - 1), to: (page - 1) * 10 + items.length, total },
        links: [{ url: url(page), label: String(page), active: true }],
      }),
    says: ['total-matches', 'pages-match', 'link-ended'],
    saysUnpaged: ['total-differs', 'pages-missing', 'next-link'],
  },
  {
    name: 'WordPress',
    pagination: numbered,
    answer: ({ items }) => ({ body: items, headers: { 'x-wp-total': '23', 'x-wp-totalpages': '3' } }),
    says: ['total-matches', 'pages-match'],
    saysUnpaged: ['total-differs', 'pages-missing'],
  },
  {
    name: 'Relay',
    dataField: 'data.things.nodes',
    pagination: byToken('data.things.pageInfo.after'),
    answer: ({ page, items, isLast }) =>
      body({
        data: {
          things: {
            totalCount: total,
            nodes: items,
            pageInfo: { hasNextPage: !isLast, endCursor: `x${page}`, after: isLast ? null : `x${page}` },
          },
        },
      }),
    says: ['token-ended', 'says-no-more', 'total-matches'],
    saysUnpaged: ['has-more', 'total-differs'],
  },
  {
    name: 'Pipedrive',
    dataField: 'data',
    pagination: { ...offset, offsetParam: 'start' },
    answer: ({ page, items, isLast }) =>
      body({
        success: true,
        data: items,
        additional_data: {
          pagination: {
            start: (page - 1) * 10,
            limit: 10,
            more_items_in_collection: !isLast,
            ...unlessLast(isLast, { next_start: page * 10 }),
          },
        },
      }),
    says: ['says-no-more', 'full-then-short'],
    saysUnpaged: ['has-more', 'token-beside'],
  },
  {
    name: 'Dropbox',
    dataField: 'entries',
    pagination: {
      method: 'response.param',
      responseParam: 'cursor',
      queryParam: 'cursor',
      nextPageFlag: { field: 'has_more', stopOn: false },
    },
    answer: ({ page, items, isLast }) => body({ entries: items, cursor: `x${page}`, has_more: !isLast }),
    says: ['says-no-more', 'flag-ended'],
    saysUnpaged: ['has-more'],
  },
  {
    name: 'Bitbucket',
    dataField: 'values',
    pagination: byUrl('next'),
    answer: ({ page, items, isLast }) =>
      body({ pagelen: 10, size: total, page, ...unlessLast(isLast, { next: url(page + 1) }), values: items }),
    says: ['link-ended', 'total-matches'],
    saysUnpaged: ['next-link'],
  },
  {
    name: 'Bitbucket Server, where "size" is the page',
    dataField: 'values',
    pagination: { ...offset, offsetParam: 'start' },
    answer: ({ page, items, isLast }) =>
      body({
        size: items.length,
        limit: 10,
        isLastPage: isLast,
        start: (page - 1) * 10,
        ...unlessLast(isLast, { nextPageStart: page * 10 }),
        values: items,
      }),
    says: ['says-no-more'],
    saysUnpaged: ['has-more', 'token-beside'],
  },
  {
    name: 'Facebook',
    dataField: 'data',
    pagination: byUrl('paging.next'),
    answer: ({ page, items, isLast }) =>
      body({
        data: items,
        paging: { cursors: { before: 'x', after: 'y' }, ...unlessLast(isLast, { next: url(page + 1) }) },
      }),
    says: ['link-ended'],
    saysUnpaged: ['next-link'],
  },
  {
    name: 'FHIR',
    dataField: 'entry',
    pagination: { ...offset, limitParam: '_count', offsetParam: '_offset' },
    answer: ({ page, items, isLast }) =>
      body({
        resourceType: 'Bundle',
        id: 'b1',
        total,
        link: [{ relation: 'self', url: url(page) }, ...(isLast ? [] : [{ relation: 'next', url: url(page + 1) }])],
        entry: items,
      }),
    says: ['total-matches'],
    saysUnpaged: ['next-link'],
  },
  {
    name: 'SCIM',
    dataField: 'Resources',
    pagination: { ...offset, limitParam: 'count', offsetParam: 'startIndex' },
    answer: ({ page, items }) =>
      body({
        schemas: ['urn:x'],
        totalResults: total,
        itemsPerPage: items.length,
        startIndex: (page - 1) * 10 + 1,
        Resources: items,
      }),
    says: ['total-matches'],
    saysUnpaged: ['total-differs'],
  },
  {
    name: 'DataTables',
    dataField: 'data',
    pagination: { ...offset, limitParam: 'length', offsetParam: 'start' },
    answer: ({ items }) => body({ draw: 1, recordsTotal: 57, recordsFiltered: total, data: items }),
    says: ['total-matches'],
    saysUnpaged: ['total-differs'],
  },
  {
    name: 'jqGrid, where "total" is the number of pages',
    dataField: 'rows',
    pagination: { ...numbered, limitParam: 'rows' },
    answer: ({ page, items }) => body({ page, total: 3, records: total, rows: items }),
    says: ['full-then-short'],
    saysUnpaged: [],
  },
  {
    name: 'Solr',
    dataField: 'response.docs',
    pagination: { ...offset, limitParam: 'rows', offsetParam: 'start' },
    answer: ({ page, items }) =>
      body({
        responseHeader: { status: 0, QTime: 5 },
        response: { numFound: total, start: (page - 1) * 10, docs: items },
      }),
    says: ['total-matches'],
    saysUnpaged: ['total-differs'],
  },
  {
    name: 'Airtable',
    dataField: 'records',
    pagination: byToken('offset', 'offset'),
    answer: ({ page, items, isLast }) =>
      body({ records: items, ...unlessLast(isLast, { offset: `itr${page}/rec${page}` }) }),
    says: ['token-ended'],
    saysUnpaged: ['token-beside'],
  },
  {
    name: 'Asana',
    dataField: 'data',
    pagination: byToken('next_page.offset', 'offset'),
    answer: ({ page, items, isLast }) =>
      body({
        data: items,
        next_page: isLast ? null : { offset: `x${page}`, path: `/items?offset=x${page}`, uri: url(page + 1) },
      }),
    says: ['token-ended'],
    saysUnpaged: ['next-link', 'token-beside'],
  },
  {
    name: 'Kubernetes',
    dataField: 'items',
    pagination: byToken('metadata.continue', 'continue'),
    answer: ({ page, items, isLast }) =>
      body({
        kind: 'PodList',
        metadata: { resourceVersion: '7', ...unlessLast(isLast, { continue: `x${page}`, remainingItemCount: 13 }) },
        items,
      }),
    says: ['token-ended'],
    saysUnpaged: ['token-beside'],
  },
  {
    name: 'Zoho',
    dataField: 'data',
    pagination: numbered,
    answer: ({ page, items, isLast }) =>
      body({ data: items, info: { per_page: 10, count: items.length, page, more_records: !isLast } }),
    says: ['says-no-more'],
    saysUnpaged: ['has-more'],
  },
  {
    name: 'Intercom',
    dataField: 'data',
    pagination: byToken('pages.next.starting_after', 'starting_after'),
    answer: ({ page, items, isLast }) =>
      body({
        type: 'list',
        total_count: total,
        pages: {
          type: 'pages',
          page,
          per_page: 10,
          total_pages: 3,
          ...unlessLast(isLast, { next: { page: page + 1, starting_after: `x${page}` } }),
        },
        data: items,
      }),
    says: ['token-ended', 'total-matches', 'pages-match'],
    saysUnpaged: ['total-differs', 'pages-missing', 'token-beside'],
  },
];
