import assert from 'node:assert/strict';
import { entriesOf, isList, type JsonObject } from '../../../../engine/core/json/value.ts';
import { publicApis } from '../../server/refactors/publicApis.ts';
import { type OneResponse, rolesOfPage, rolesOfSchema, rolesOfShape } from './threeForms.ts';

/** The roles in the responses of public APIs: the path of a field or the name of a header, how sure, and its role. */
const roles: Record<string, string[]> = {
  Pokémon: ['count: weak size', 'count: weak total', 'next: sure nextAddress'],
  Spotify: ['limit: sure size', 'next: sure nextAddress', 'offset: sure position', 'total: sure total'],
  Laravel: [
    'current_page: sure page',
    'from: vague position',
    'last_page: sure pageCount',
    'next_page_url: sure nextAddress',
    'per_page: sure size',
    'total: sure total',
  ],
  'JSON:API': ['links.next: sure nextAddress'],
  Klaviyo: ['links.next: sure nextAddress'],
  'Microsoft Graph': ['@odata.nextLink: sure nextAddress'],
  'SAP OData 2': ['d.__next: sure nextAddress'],
  Salesforce: ['done: vague more', 'nextRecordsUrl: sure nextAddress', 'totalSize: sure total'],
  Facebook: ['paging.cursors.after: weak nextToken', 'paging.next: sure nextAddress'],
  Mailgun: ['paging.next: sure nextAddress'],
  Confluence: [
    '_links.next: sure nextAddress',
    'limit: sure size',
    'size: weak size',
    'size: weak total',
    'start: weak position',
  ],
  'Help Scout': [
    '_links.next.href: sure nextAddress',
    'page.number: sure page',
    'page.size: weak size',
    'page.size: weak total',
    'page.totalElements: sure total',
    'page.totalPages: sure pageCount',
  ],
  Coinbase: ['pagination.limit: sure size', 'pagination.next_uri: sure nextAddress'],
  'Zendesk by offset': ['count: weak size', 'count: weak total', 'next_page: sure nextAddress'],
  Asana: ['next_page.offset: sure nextToken', 'next_page.path: sure nextAddress', 'next_page.uri: sure nextAddress'],
  Recurly: ['has_more: sure more', 'next: sure nextAddress'],
  SurveyMonkey: ['links.next: sure nextAddress', 'page: sure page', 'per_page: sure size', 'total: sure total'],
  'BigCommerce 3': [
    'meta.pagination.count: weak size',
    'meta.pagination.count: weak total',
    'meta.pagination.current_page: sure page',
    'meta.pagination.links.next: sure nextAddress',
    'meta.pagination.per_page: sure size',
    'meta.pagination.total: sure total',
    'meta.pagination.total_pages: sure pageCount',
  ],
  'Google Drive': ['nextPageToken: sure nextToken'],
  Slack: ['response_metadata.next_cursor: sure nextToken'],
  HubSpot: ['paging.next.after: sure nextToken'],
  Airtable: ['offset: weak nextToken'],
  Square: ['cursor: weak nextToken'],
  Reddit: ['data.after: vague nextToken'],
  Zoom: [
    'next_page_token: sure nextToken',
    'page_count: sure pageCount',
    'page_size: weak size',
    'total_records: sure total',
  ],
  Twitter: ['meta.next_token: sure nextToken', 'meta.result_count: weak total'],
  Chargebee: ['next_offset: sure nextToken'],
  Intercom: [
    'pages.next.page: sure nextToken',
    'pages.next.starting_after: sure nextToken',
    'pages.page: sure page',
    'pages.per_page: sure size',
    'pages.total_pages: sure pageCount',
    'total_count: sure total',
  ],
  Notion: ['has_more: sure more', 'next_cursor: sure nextToken'],
  'Zendesk by cursor': ['meta.after_cursor: weak nextToken', 'meta.has_more: sure more'],
  Harvest: [
    'next_page: sure nextToken',
    'page: sure page',
    'per_page: sure size',
    'total_entries: sure total',
    'total_pages: sure pageCount',
  ],
  Pipedrive: [
    'additional_data.pagination.limit: sure size',
    'additional_data.pagination.more_items_in_collection: sure more',
    'additional_data.pagination.next_start: sure nextToken',
    'additional_data.pagination.start: weak position',
  ],
  GitHub: ['link header: sure nextAddress'],
  Freshdesk: ['link header: sure nextAddress'],
  WordPress: ['x-wp-total header: sure total', 'x-wp-totalpages header: sure pageCount'],
  GitLab: ['x-next-page header: sure nextToken', 'x-page header: sure page', 'x-total-pages header: sure pageCount'],
  Shopify: ['link header: sure nextAddress'],
  Okta: ['link header: sure nextAddress'],
  'Azure DevOps': ['count: weak size', 'count: weak total', 'x-ms-continuationtoken header: sure nextToken'],
  Jira: ['maxResults: sure size', 'startAt: sure position', 'total: sure total'],
  Contentful: ['limit: sure size', 'skip: sure position', 'total: sure total'],
  Mailchimp: ['total_items: sure total'],
  Algolia: ['nbHits: sure total', 'nbPages: sure pageCount', 'page: sure page'],
  'Spring Data': [
    'page.number: sure page',
    'page.size: weak size',
    'page.size: weak total',
    'page.totalElements: sure total',
    'page.totalPages: sure pageCount',
  ],
  Eventbrite: [
    'pagination.has_more_items: sure more',
    'pagination.object_count: weak total',
    'pagination.page_count: sure pageCount',
    'pagination.page_number: sure page',
    'pagination.page_size: weak size',
  ],
  Toggl: ['per_page: sure size', 'total_count: sure total'],
  Stripe: ['has_more: sure more'],
  GraphQL: ['data.issues.pageInfo.endCursor: weak nextToken', 'data.issues.pageInfo.hasNextPage: sure more'],
};

const orders = [{ id: 1, total: 5 }];
/** Names that only one of the three knew, and names without a role. */
const others: [title: string, response: OneResponse, roles: string[]][] = [
  [
    'counts',
    {
      response: { orders, recordsTotal: 57, numFound: 57, totalElements: 57, number_of_pages: 3 },
      dataField: 'orders',
    },
    [
      'numFound: sure total',
      'number_of_pages: sure pageCount',
      'recordsTotal: sure total',
      'totalElements: sure total',
    ],
  ],
  [
    'totals of what the records are called',
    { response: { orders, total_orders: 57, total_visits: 57, order_count: 57 }, dataField: 'orders' },
    ['order_count: weak total', 'total_orders: vague total'],
  ],
  [
    'a flag and a token that only the verdict knew',
    { response: { orders, meta: { isFinalPage: false, resumptionToken: 'x' } }, dataField: 'orders' },
    ['meta.isFinalPage: sure more', 'meta.resumptionToken: sure nextToken'],
  ],
  [
    'parameters',
    {
      response: orders,
      params: { 'page[size]': 20, page: 2, starting_after: 'a', since_id: 7, 'query.skip': 5, size: 5, q: 'x' },
      dataField: '',
    },
    [
      'page parameter: sure page',
      'page[size] parameter: sure size',
      'query.skip parameter: sure position',
      'since_id parameter: sure lastId',
      'size parameter: weak size',
      'starting_after parameter: sure lastId',
      'starting_after parameter: sure nextToken',
    ],
  ],
  ['texts where numbers are meant', { response: { orders, total: 'many', limit: 'none' }, dataField: 'orders' }, []],
  [
    'a rate limit',
    {
      response: { orders, rateLimit: { limit: 100, remaining: 7, total: 100, next: 5 } },
      headers: {
        'x-ratelimit-limit': '100',
        'x-ratelimit-remaining': '7',
        'x-rate-limit-next': '5',
        'retry-after': '1',
      },
      dataField: 'orders',
    },
    [],
  ],
  [
    'headers',
    {
      response: orders,
      headers: { 'x-total-count': '57', 'x-per-page': '20', 'x-next-cursor': 'abc', 'x-has-more': 'true' },
      dataField: '',
    },
    [
      'x-has-more header: sure more',
      'x-next-cursor header: sure nextToken',
      'x-per-page header: sure size',
      'x-total-count header: sure total',
    ],
  ],
];

describe('the roles in a response', () => {
  for (const { name, response, headers = {}, dataField } of publicApis) {
    const list = isList(response) ? '' : entriesOf(response as JsonObject).find(([, value]) => isList(value))?.[0];
    same(name, { response, headers, dataField: dataField ?? list ?? '' }, roles[name] ?? []);
  }
  for (const [title, response, expected] of others) same(title, response, expected);
});

function same(title: string, response: OneResponse, expected: string[]): void {
  it(`are the same seen, described and learnt: ${title}`, () => {
    assert.deepEqual(rolesOfPage(response), expected, 'seen');
    assert.deepEqual(rolesOfSchema(response), expected, 'described');
    assert.deepEqual(rolesOfShape(response), expected, 'learnt');
  });
}
