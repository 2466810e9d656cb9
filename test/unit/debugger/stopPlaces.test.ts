import assert from 'node:assert/strict';
import path from 'node:path';
import { DebugClient } from '../../support/debugClient.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { sampled } from '../../support/sweep.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const pages: Record<string, unknown> = {
  '/orders': { items: [{ id: 1 }, { id: 2 }], meta: { next: 'b' } },
  '/orders?after=b': { items: [{ id: 3 }], meta: {} },
};

/** One key in each line, as an editor formats it. */
const configuration = (baseUrl: string) => ({
  api: {
    baseUrl,
    http: { headers: { 'X-Client': 'test' } },
    pagination: {
      method: 'response.param',
      responseParam: 'meta.next',
      queryParam: 'after',
      nextPageFlag: { field: 'last', stopOn: true, ifNotSet: false },
      limitStop: { count: 1000 },
    },
  },
  config: {
    outputBucket: 'b',
    http: { headers: { 'X-Config': 'test' } },
    userData: { source: 'test' },
    jobs: [
      {
        endpoint: 'orders',
        method: 'GET',
        dataField: 'items',
        dataType: 'orders',
        params: { state: [] },
        headers: { 'X-Job': 'orders' },
        constructor: 'x',
        userData: { country: 'cz' },
        responseFilter: ['address'],
        responseFilterDelimiter: '.',
        children: [
          {
            endpoint: 'orders/{1:id}/lines',
            placeholders: { '1:id': 'id' },
            recursionFilter: 'id>1',
            dataType: 'lines',
            parentUserData: { order: 'number' },
          },
        ],
      },
      { endpoint: 'shops', scroller: 'none' },
    ],
    mappings: {
      orders: { id: { type: 'column', mapping: { destination: 'order_id' } }, amount: 'amount' },
      lines: { sku: 'sku' },
    },
  },
});

const orders = (at: string) => [`orders, page 1: ${at}`, `orders, page 2: ${at}`];
const lines = (at: string) => [`orders > lines, page 1: ${at}`, `orders > lines, page 1: ${at}`];
const shops = (at: string) => [`shops, page 1: ${at}`];
const perParent = ['orders > lines: job', 'orders > lines: job'];
/** The children of a page are done before its next step is decided. */
const everyNext = [...lines('next'), ...orders('next'), ...shops('next')].toSorted();

/** The text of a line, and where a breakpoint in it stops. */
const cases: [text: string, stops: string[]][] = [
  ['"baseUrl"', [...orders('request'), ...lines('request'), ...shops('request')]],
  ['"X-Client"', [...orders('request'), ...lines('request'), ...shops('request')]],
  ['"pagination"', everyNext],
  ['"responseParam"', everyNext],
  ['"nextPageFlag"', everyNext],
  ['"field": "last"', everyNext],
  ['"limitStop"', everyNext],
  ['"X-Config"', [...orders('request'), ...lines('request'), ...shops('request')]],
  ['"source"', [...orders('rows'), ...lines('rows'), ...shops('rows')]],
  ['{\n        "endpoint": "orders"', ['orders: job']],
  ['"endpoint": "orders"', orders('request')],
  ['"method": "GET"', orders('request')],
  ['"params"', orders('request')],
  ['"state"', orders('request')],
  ['"headers": {\n          "X-Job"', orders('request')],
  ['"X-Job"', orders('request')],
  ['"dataField"', orders('response')],
  ['"responseFilter"', orders('response')],
  ['"address"', orders('response')],
  ['"responseFilterDelimiter"', orders('response')],
  ['"dataType": "orders"', orders('rows')],
  ['"country"', orders('rows')],
  // A key that the format does not have, like the name of what every object of JavaScript has.
  ['"constructor"', orders('rows')],
  ['"children"', perParent],
  ['{\n            "endpoint": "orders/{1:id}/lines"', perParent],
  ['"endpoint": "orders/{1:id}/lines"', lines('request')],
  ['"placeholders"', perParent],
  ['"1:id": "id"', perParent],
  ['"recursionFilter"', perParent],
  ['"dataType": "lines"', lines('rows')],
  ['"order": "number"', lines('rows')],
  ['"endpoint": "shops"', shops('request')],
  ['"scroller": "none"', shops('next')],
  ['"orders": {', orders('rows')],
  ['"destination": "order_id"', orders('rows')],
  ['"amount"', orders('rows')],
  ['"lines": {', lines('rows')],
  ['"sku"', lines('rows')],
];

describe('where a run can stop', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let client: DebugClient;
  before(async () => {
    api = await startApi(({ url = '' }, response) => sendJson(response, pages[url] ?? [{ sku: 'a' }]));
  });
  after(() => api.close());
  afterEach(() => client.close());

  for (const [root, size] of [
    ['bare', cases.length / 2],
    ['wrapped in parameters', 0],
  ] as const) {
    describe(root, () => {
      for (const [test, [text, stops]] of sampled(cases, size)) {
        test(`at ${text.replace(/\s+/g, ' ')}`, async () => {
          const config = JSON.stringify(configuration(api.url), undefined, 2);
          const document = root === 'bare' ? config : `{ "parameters":\n${config}\n}`;
          client = new DebugClient(document, { outDir: path.join(folder(), 'out') });
          assert.deepEqual(
            (await client.stops([{ line: client.lineOf(text) }])).toSorted(),
            stops.toSorted(),
            client.console.join('\n'),
          );
        });
      }
    });
  }
});
