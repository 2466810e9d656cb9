import { setTimeout as sleep } from 'node:timers/promises';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';

export const token = 'a-token-that-nobody-may-see-5e3f';
export const accounts = Array.from({ length: 40 }, (_, index) => `account-${String(index + 1).padStart(2, '0')}`);

const pageSize = 50;
const stores = Array.from({ length: 24 }, (_, index) => ({ id: `store-${index + 1}`, city: `City ${index % 7}` }));

/** A shop with forty accounts, and with stores that have stock. Each response takes as long as `delay` says. */
export function startOrdersApi(delay: { ms: number }): Promise<TestApi> {
  return startApi(async (request, response) => {
    await sleep(delay.ms);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop');
    const [, collection, id = ''] = pathname.split('/');
    if (request.headers['x-token'] !== token) return sendJson(response, { error: 'unauthorized' }, 401);
    const [account = '', offset] = [searchParams.get('account') ?? '', Number(searchParams.get('offset'))];
    if (collection === 'orders') return sendJson(response, ordersPage(account, offset));
    if (collection === 'stores' && id === '') return sendJson(response, { stores });
    if (collection === 'stores') return sendJson(response, { stock: stockOf(id) });
    return sendJson(response, { error: 'not found' }, 404);
  });
}

/** An account has 14 or 15 pages, so that reading it takes time even in shards. */
function ordersPage(account: string, offset: number) {
  const total = 14 * pageSize + accounts.indexOf(account) + 1;
  const count = Math.max(0, Math.min(pageSize, total - offset));
  const orders = Array.from({ length: count }, (_, index) => order(account, offset + index));
  return { total, orders };
}

function order(account: string, number: number) {
  const lines = Array.from({ length: (number % 3) + 1 }, (_, index) => ({ product: `p-${index}`, count: index + 1 }));
  return {
    id: `${account}-${number}`,
    account,
    amount: number * 1.5,
    note: number % 5 === 0 ? 'a "quoted", note' : '',
    lines,
  };
}

function stockOf(store: string) {
  return Array.from({ length: (store.length * 3) % 11 }, (_, index) => ({ product: `p-${index}`, count: index * 2 }));
}

const http = { headers: { 'X-Token': { attr: '#token' } } };

/** Configurations of this API, by the names of their files. */
export function configurations(url: string): Record<string, unknown> {
  const pagination = { method: 'offset', limit: pageSize };
  const stock = { endpoint: 'stores/{id}/stock', dataType: 'stock', dataField: 'stock', placeholders: { id: 'id' } };
  return {
    accounts: {
      api: { baseUrl: `${url}/`, http, pagination },
      config: {
        '#token': '',
        outputBucket: 'shop',
        jobs: [{ endpoint: 'orders', dataField: 'orders', params: { account: { attr: 'account' } } }],
      },
      iterations: accounts.map((account) => ({ account })),
    },
    stores: {
      api: { baseUrl: `${url}/`, http },
      config: {
        '#token': '',
        outputBucket: 'shop',
        jobs: [{ endpoint: 'stores', dataField: 'stores', children: [stock] }],
      },
    },
  };
}
