import path from 'node:path';
import type { RunRequest } from '../../engine/faces/run.ts';
import { DebugClient } from './debugClient.ts';
import { sendJson, startApi, type TestApi } from './startApi.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Responses by their path: three pages of orders, and the lines of each order. */
const pages: Record<string, unknown> = {
  '/orders': { items: [{ id: 1 }, { id: 2 }], meta: { next: 'b', total: 4 } },
  '/orders?after=b': { items: [{ id: 3 }], meta: { next: 'c', total: 4 } },
  '/orders?after=c': { items: [{ id: 4 }], meta: { total: 4 } },
  '/orders/1/lines': [{ sku: 'a' }],
  '/orders/2/lines': [{ sku: 'b' }],
  '/orders/3/lines': [{ sku: 'c' }],
  '/orders/4/lines': [{ sku: 'd' }],
};

/** A child job that reads the lines of each order. */
export const orderLines = [{ endpoint: 'orders/{id}/lines', placeholders: { id: 'id' }, dataType: 'lines' }];

type Answer = [body: unknown, status?: number, headers?: Record<string, string>];

interface OrdersConfig {
  job?: object;
  pagination?: object;
  api?: object;
  config?: object;
  request?: Partial<RunRequest>;
}

/** An API with orders, and clients that debug its extraction; both are closed after the tests. */
export function debugOrders(): {
  api: () => TestApi;
  folder: () => string;
  open(given?: OrdersConfig): DebugClient;
  /** Responses in place of the API, until the end of the test; a text is sent as it is. */
  answer(url: string, ...responses: Answer[]): void;
  /** Keeps the response to this address back: resolves when the request has come, to a function that lets it go. */
  hold(url: string): Promise<() => void>;
} {
  const folder = temporaryFolder();
  const answers = new Map<string, Answer[]>();
  const held = new Map<string, (letGo: () => void) => void>();
  let api: TestApi;
  let client: DebugClient | undefined;
  before(async () => {
    api = await startApi(async ({ url = '' }, response) => {
      const kept = held.get(url);
      if (kept !== undefined) await new Promise<void>((resolve) => kept(resolve));
      const [body, ...rest] = answers.get(url)?.shift() ?? [pages[url] ?? {}];
      if (typeof body === 'string') response.end(body);
      else sendJson(response, body, ...rest);
    });
  });
  after(() => api.close());
  beforeEach(() => {
    api.requests.splice(0);
    answers.clear();
    held.clear();
  });
  afterEach(() => client?.close());

  function open({ job = {}, pagination = {}, config = {}, request = {}, ...rest }: OrdersConfig = {}): DebugClient {
    const paging = { method: 'response.param', responseParam: 'meta.next', queryParam: 'after', ...pagination };
    const orders = { endpoint: 'orders', dataField: 'items', dataType: 'orders', ...job };
    const document = {
      api: { baseUrl: api.url, pagination: paging, ...rest.api },
      config: { outputBucket: 'b', jobs: [orders], ...config },
    };
    const outDir = path.join(folder(), 'out');
    client = new DebugClient(JSON.stringify({ parameters: document }, undefined, 2), { outDir, ...request });
    return client;
  }

  return {
    api: () => api,
    folder,
    open,
    answer: (url, ...responses) => void answers.set(url, responses),
    hold: (url) => new Promise((resolve) => held.set(url, resolve)),
  };
}
