import type { JsonValue } from '../../../../engine/core/json/value.ts';

/** The first response of a public API, trimmed from its documentation, and the paging that reads all its pages. */
export interface PublicApi {
  name: string;
  /** Path and query of the first request. */
  request?: string;
  headers?: Record<string, string>;
  response: JsonValue;
  dataField?: string;
  /** The parameters of the job, if it is not a GET. */
  params?: Record<string, JsonValue>;
  /** The first suggestion; null where no paging method of the format fits, which the message says. */
  first: Record<string, JsonValue> | null;
  /** Another paging that reads all its pages too. */
  too?: Record<string, JsonValue>;
}

const url = (urlKey: string, more = {}) => ({ method: 'response.url', urlKey, ...more });
const param = (responseParam: string, queryParam: string) => ({
  method: 'response.param',
  responseParam,
  queryParam,
  includeParams: true,
});
const pages = (more = {}) => ({ method: 'pagenum', ...more });
const id = (value: number | string = 1) => ({ id: value, name: 'x' });

/** Well-known APIs, by the way in which they name the next page. */
export const publicApis: PublicApi[] = [
  // Addresses in the body
  {
    name: 'Pokémon',
    response: {
      count: 1302,
      next: 'https://pokeapi.co/api/v2/pokemon?offset=20&limit=20',
      previous: null,
      results: [{ name: 'bulbasaur' }],
    },
    first: url('next'),
  },
  {
    name: 'Spotify',
    response: {
      href: 'https://api.spotify.com/v1/me/shows',
      limit: 20,
      next: 'https://api.spotify.com/v1/me/shows?offset=20&limit=20',
      offset: 0,
      previous: null,
      total: 42,
      items: [id('5AvwZVawapvyhJUIx71pdJ')],
    },
    first: url('next'),
  },
  {
    name: 'Laravel',
    response: {
      current_page: 1,
      data: [id()],
      from: 1,
      last_page: 4,
      next_page_url: 'https://shop.example/api/orders?page=2',
      per_page: 15,
      to: 15,
      total: 50,
    },
    first: url('next_page_url'),
  },
  {
    name: 'JSON:API',
    response: {
      data: [{ type: 'articles', id: '1' }],
      links: { self: '/articles', next: '/articles?page[offset]=2', last: '/articles?page[offset]=10' },
    },
    first: url('links.next'),
  },
  {
    name: 'Klaviyo',
    response: {
      data: [id('01H')],
      links: {
        self: 'https://a.klaviyo.com/api/profiles',
        next: 'https://a.klaviyo.com/api/profiles?page%5Bcursor%5D=bmV4dA',
        prev: null,
      },
    },
    first: url('links.next'),
  },
  {
    name: 'Microsoft Graph',
    response: {
      '@odata.context': 'https://graph.microsoft.com/v1.0/$metadata#users',
      '@odata.nextLink': 'https://graph.microsoft.com/v1.0/users?$skiptoken=RFNwdAIAAQ',
      value: [id('a1')],
    },
    first: url('@odata.nextLink', { delimiter: '/' }),
  },
  {
    name: 'SAP OData 2',
    response: { d: { results: [{ ID: '1' }], __next: 'https://sap.example/odata/Orders?$skiptoken=1000' } },
    dataField: 'd.results',
    first: url('d.__next'),
  },
  {
    name: 'Salesforce',
    response: {
      totalSize: 3214,
      done: false,
      nextRecordsUrl: '/services/data/v60.0/query/01gD0000002HU6KIAW-2000',
      records: [{ Id: '001D' }],
    },
    first: url('nextRecordsUrl'),
  },
  {
    name: 'Facebook',
    response: {
      data: [id('17895')],
      paging: {
        cursors: { before: 'MAZD', after: 'MTAxN' },
        next: 'https://graph.facebook.com/v19.0/me/posts?after=MTAxN',
      },
    },
    first: url('paging.next'),
  },
  {
    name: 'Mailgun',
    response: {
      items: [{ event: 'opened' }],
      paging: {
        next: 'https://api.mailgun.net/v3/example/events/W3siY',
        previous: 'https://api.mailgun.net/v3/example/events/Lkawm',
      },
    },
    first: url('paging.next'),
  },
  {
    name: 'Confluence',
    response: {
      results: [id('98')],
      start: 0,
      limit: 25,
      size: 25,
      _links: {
        base: 'https://x.atlassian.net/wiki',
        next: '/rest/api/content?limit=25&start=25',
        self: 'https://x.atlassian.net/wiki/rest/api/content',
      },
    },
    dataField: 'results',
    first: url('_links.next'),
  },
  {
    name: 'Help Scout',
    response: {
      _embedded: { customers: [id(5)] },
      _links: {
        next: { href: 'https://api.helpscout.net/v2/customers?page=2' },
        self: { href: 'https://api.helpscout.net/v2/customers?page=1' },
      },
      page: { size: 50, totalElements: 4, totalPages: 2, number: 1 },
    },
    dataField: '_embedded.customers',
    first: url('_links.next.href'),
  },
  {
    name: 'Coinbase',
    response: {
      pagination: {
        ending_before: null,
        starting_after: null,
        limit: 25,
        order: 'desc',
        next_uri: '/v2/accounts?starting_after=58542935',
      },
      data: [id('58542935')],
    },
    first: url('pagination.next_uri'),
  },
  {
    name: 'Zendesk by offset',
    response: {
      tickets: [id(35436)],
      count: 2091,
      next_page: 'https://x.zendesk.com/api/v2/tickets.json?page=2',
      previous_page: null,
    },
    // `next_page` is the default of `urlKey`.
    first: { method: 'response.url' },
  },
  {
    name: 'Asana',
    request: '/api/1.0/tasks?limit=2',
    response: {
      data: [{ gid: '12345' }],
      next_page: {
        offset: 'eyJ0eXAiOJiKV1iQLCJhbGciOiJIUzI1NiJ9',
        path: '/tasks?limit=2&offset=eyJ0eX',
        uri: 'https://app.asana.com/api/1.0/tasks?limit=2&offset=eyJ0eX',
      },
    },
    first: url('next_page.uri'),
  },
  {
    name: 'Recurly',
    response: { object: 'list', has_more: true, next: '/accounts?cursor=efhjeja12%3A1565&limit=20', data: [id('e28')] },
    first: url('next'),
  },
  {
    name: 'SurveyMonkey',
    response: {
      data: [id('1234')],
      per_page: 50,
      page: 1,
      total: 180,
      links: {
        self: 'https://api.surveymonkey.com/v3/surveys?page=1',
        next: 'https://api.surveymonkey.com/v3/surveys?page=2&per_page=50',
      },
    },
    first: url('links.next'),
  },
  {
    name: 'BigCommerce 3',
    response: {
      data: [id(174)],
      meta: {
        pagination: {
          total: 246,
          count: 5,
          per_page: 5,
          current_page: 1,
          total_pages: 50,
          links: { next: '?page=2&limit=5', current: '?page=1&limit=5' },
        },
      },
    },
    first: url('meta.pagination.links.next'),
  },
  // Tokens in the body
  {
    name: 'Google Drive',
    response: { kind: 'drive#fileList', nextPageToken: '~!!~AI9FV7Q', files: [id('1a')] },
    first: param('nextPageToken', 'pageToken'),
  },
  {
    name: 'Slack',
    response: { ok: true, channels: [id('C012')], response_metadata: { next_cursor: 'dGVhbTpDMDYxRkE1UEI=' } },
    first: param('response_metadata.next_cursor', 'cursor'),
  },
  {
    name: 'HubSpot',
    response: { results: [id('512')], paging: { next: { after: 'NTI1Cg%3D%3D' } } },
    first: param('paging.next.after', 'after'),
  },
  { name: 'Airtable', response: { records: [id('rec560')], offset: 'itrnXYf/rec5' }, first: param('offset', 'offset') },
  { name: 'Square', response: { customers: [id('JDKY')], cursor: 'wSFRVVAlkkR' }, first: param('cursor', 'cursor') },
  {
    name: 'Reddit',
    request: '/r/all/new?limit=25&after=',
    response: { kind: 'Listing', data: { after: 't3_1b2c3d', dist: 25, children: [{ kind: 't3' }], before: null } },
    dataField: 'data.children',
    first: param('data.after', 'after'),
  },
  {
    name: 'Zoom',
    response: {
      page_count: 1,
      page_size: 30,
      total_records: 1,
      next_page_token: 'b43YBRLJFg3V4vsSpxvGdKIGtNbxn9h9If2',
      users: [id('KDc')],
    },
    first: param('next_page_token', 'page_token'),
  },
  {
    name: 'Twitter',
    request: '/2/users/1/tweets?max_results=10&pagination_token=',
    response: {
      data: [{ id: '1338', text: 'x' }],
      meta: { result_count: 10, newest_id: '1338', oldest_id: '1334', next_token: '7140dibdnow9c7btw3' },
    },
    first: param('meta.next_token', 'pagination_token'),
  },
  {
    name: 'Chargebee',
    response: { list: [{ customer: { id: 'x' } }], next_offset: '["1510000000000","234000"]' },
    first: param('next_offset', 'offset'),
  },
  {
    name: 'Intercom',
    request: '/contacts?per_page=50&starting_after=',
    response: {
      type: 'list',
      data: [id('6329')],
      total_count: 10,
      pages: { type: 'pages', page: 1, next: { page: 2, starting_after: 'WzE3' }, per_page: 50, total_pages: 2 },
    },
    first: param('pages.next.starting_after', 'starting_after'),
  },
  {
    name: 'Notion',
    request: '/v1/users?page_size=100&start_cursor=',
    response: { object: 'list', results: [id('d40e')], next_cursor: 'fe2cc560-036c-44cd-90e8', has_more: true },
    first: param('next_cursor', 'start_cursor'),
  },
  {
    name: 'Zendesk by cursor',
    request: '/api/v2/tickets?page[size]=100',
    response: { tickets: [id(1)], meta: { has_more: true, after_cursor: 'xxx', before_cursor: 'yyy' } },
    first: param('meta.after_cursor', 'page[after]'),
  },
  {
    name: 'Harvest',
    request: '/v2/time_entries?page=1&per_page=100',
    response: {
      time_entries: [id(636709355)],
      per_page: 100,
      total_pages: 2,
      total_entries: 130,
      next_page: 2,
      previous_page: null,
      page: 1,
    },
    first: param('next_page', 'page'),
    too: pages(),
  },
  {
    name: 'Pipedrive',
    request: '/v1/deals?start=0&limit=100',
    response: {
      success: true,
      data: [id(1)],
      additional_data: { pagination: { start: 0, limit: 100, more_items_in_collection: true, next_start: 100 } },
    },
    first: param('additional_data.pagination.next_start', 'start'),
    too: { method: 'offset', limit: 100, offsetParam: 'start' },
  },
  // Headers
  {
    name: 'GitHub',
    request: '/orgs/nodejs/repos?per_page=30',
    headers: {
      link: '<https://api.github.com/organizations/9950313/repos?per_page=30&page=2>; rel="next", <https://api.github.com/organizations/9950313/repos?per_page=30&page=8>; rel="last"',
    },
    response: [id()],
    first: pages(),
  },
  {
    name: 'Freshdesk',
    headers: { link: '<https://x.freshdesk.com/api/v2/tickets?page=2>; rel="next"' },
    response: [id()],
    first: pages(),
  },
  {
    name: 'WordPress',
    request: '/wp-json/wp/v2/posts?page=1',
    headers: { 'x-wp-total': '53', 'x-wp-totalpages': '6' },
    response: [id()],
    first: pages(),
  },
  {
    name: 'GitLab',
    request: '/api/v4/projects?page=1&per_page=20',
    headers: { 'x-total-pages': '12', 'x-next-page': '2', 'x-page': '1' },
    response: [id()],
    first: pages(),
  },
  {
    name: 'Shopify',
    headers: {
      link: '<https://x.myshopify.com/admin/api/2024-01/orders.json?page_info=eyJkaXJl&limit=50>; rel="next"',
    },
    response: { orders: [id(450789469)] },
    first: null,
  },
  {
    name: 'Okta',
    headers: { link: '<https://x.okta.com/api/v1/users?after=00uid4BxXw6I6TV4m0g3&limit=2>; rel="next"' },
    response: [id('00ub0oNGTSWTBKOLGLNR'), id('00uid4BxXw6I6TV4m0g3')],
    first: param('1.id', 'after'),
  },
  {
    name: 'Azure DevOps',
    headers: { 'x-ms-continuationtoken': '2019-01-01' },
    response: { count: 1, value: [id('a')] },
    first: null,
  },
  // Counters
  {
    name: 'Jira',
    request: '/rest/api/2/search?startAt=0&maxResults=50',
    response: { startAt: 0, maxResults: 50, total: 6, issues: [id('10002')] },
    first: { method: 'offset', limit: 50, limitParam: 'maxResults', offsetParam: 'startAt' },
  },
  {
    name: 'Contentful',
    request: '/spaces/x/entries?skip=0&limit=100',
    response: { sys: { type: 'Array' }, total: 256, skip: 0, limit: 100, items: [id('5KsD')] },
    dataField: 'items',
    first: { method: 'offset', limit: 100, offsetParam: 'skip' },
  },
  {
    name: 'Mailchimp',
    request: '/3.0/lists?count=10&offset=0',
    response: { lists: [id('252')], total_items: 3 },
    first: { method: 'offset', limit: 10, limitParam: 'count' },
  },
  {
    name: 'Algolia',
    request: '/1/indexes/contacts?page=0&hitsPerPage=20',
    response: { hits: [{ objectID: '433' }], page: 0, nbHits: 200, nbPages: 10, hitsPerPage: 20 },
    first: pages({ firstPage: 0 }),
  },
  {
    name: 'Spring Data',
    request: '/people?page=0&size=20',
    response: {
      _embedded: { people: [{ name: 'x' }] },
      page: { size: 20, totalElements: 30, totalPages: 2, number: 0 },
    },
    dataField: '_embedded.people',
    first: pages({ firstPage: 0 }),
  },
  {
    name: 'Eventbrite',
    request: '/v3/events?page=1',
    response: {
      pagination: { object_count: 4, page_number: 1, page_size: 2, page_count: 2, has_more_items: true },
      events: [id('1')],
    },
    first: pages(),
  },
  {
    name: 'Toggl',
    request: '/reports?page=1',
    response: { total_count: 120, per_page: 50, data: [id(43669578)] },
    dataField: 'data',
    first: pages(),
  },
  // Ids
  {
    name: 'Stripe',
    request: '/v1/customers?limit=3',
    response: { object: 'list', url: '/v1/customers', has_more: true, data: [id('cus_NffrFeUfNV2Hib')] },
    first: { ...param('data.2.id', 'starting_after'), nextPageFlag: { field: 'has_more', stopOn: false } },
  },
  {
    name: 'GraphQL',
    params: { query: 'query { issues(first: 50) { nodes { id } pageInfo { hasNextPage endCursor } } }' },
    response: { data: { issues: { nodes: [id('I_1')], pageInfo: { hasNextPage: true, endCursor: 'Y3Vyc29y' } } } },
    dataField: 'data.issues.nodes',
    first: null,
  },
];
