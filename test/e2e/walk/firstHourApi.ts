import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';

/** The credentials that the API accepts. */
export const firstHourLogin = { username: 'mara', password: 'pine-4471-lake' };

/** The expected number of rows in each table of the four jobs. */
export const firstHourRows = { shipments: 137, carriers: 64, warehouses: 58, 'audit-log': 90 };

const base = '/logistics/v3';

/**
 * A new API, with everything that makes the first hour hard: a login, another paging method for each resource (a token
 * at `paging.cursors.after`, a `Link` header, page numbers with `total_pages`, `has_more` with the last id), lists of
 * lines in records, and one request that is refused as too soon.
 */
export function startFirstHourApi(): Promise<TestApi> {
  let isTooSoon = true;
  return startApi((request, response) => {
    const { url, resource } = readRequest(request);
    if (!isLoggedIn(request)) {
      return sendJson(response, { error: { code: 'unauthorized', message: 'Unknown user or wrong password.' } }, 401);
    }
    if (resource === 'warehouses' && url.searchParams.get('page') === '3' && isTooSoon) {
      isTooSoon = false;
      return sendJson(response, { error: { message: 'Slow down.' } }, 429, { 'retry-after': '1' });
    }
    const answer = resources[resource];
    if (answer === undefined) return sendJson(response, { error: { message: `There is no "${resource}".` } }, 404);
    return answer(url, response);
  });
}

function readRequest({ url = '' }: IncomingMessage): { url: URL; resource: string } {
  const parsed = new URL(url, 'http://127.0.0.1');
  return { url: parsed, resource: parsed.pathname.replace(`${base}/`, '') };
}

function isLoggedIn({ headers }: IncomingMessage): boolean {
  const { username, password } = firstHourLogin;
  return headers.authorization === `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

type Answer = (url: URL, response: ServerResponse) => void;

const resources: Record<string, Answer> = {
  shipments(url, response) {
    const from = Number(Buffer.from(url.searchParams.get('after') ?? '', 'base64url').toString() || 0);
    const size = Math.min(Number(url.searchParams.get('limit') ?? 25), 25);
    const next = from + size;
    const after = next < shipments.length ? Buffer.from(String(next)).toString('base64url') : null;
    sendJson(response, {
      shipments: shipments.slice(from, next),
      paging: { total: shipments.length, cursors: { after } },
    });
  },
  carriers(url, response) {
    const page = Number(url.searchParams.get('page') ?? 1);
    const next = new URL(url);
    next.searchParams.set('page', String(page + 1));
    const headers: Record<string, string> =
      page * 20 < carriers.length ? { link: `<${next.pathname}${next.search}>; rel="next"` } : {};
    sendJson(response, { carriers: carriers.slice((page - 1) * 20, page * 20) }, 200, headers);
  },
  warehouses(url, response) {
    const page = Number(url.searchParams.get('page') ?? 1);
    const size = 15;
    sendJson(response, {
      page,
      per_page: size,
      total_pages: Math.ceil(warehouses.length / size),
      data: warehouses.slice((page - 1) * size, page * size),
    });
  },
  'audit-log'(url, response) {
    const after = url.searchParams.get('starting_after');
    const from = after === null ? 0 : auditLog.findIndex(({ id }) => String(id) === after) + 1;
    sendJson(response, { has_more: from + 30 < auditLog.length, data: auditLog.slice(from, from + 30) });
  },
};

const shipments = records(firstHourRows.shipments, (number) => ({
  id: 70_000 + number,
  status: ['packed', 'sent', 'delivered'][number % 3],
  destination: { city: ['Turku', 'Porto', 'Graz'][number % 3], zip: String(10_000 + number * 7) },
  lines: records((number % 3) + 1, (line) => ({ sku: `SKU-${number}-${line}`, quantity: line + 1 })),
}));

const carriers = records(firstHourRows.carriers, (number) => ({ code: `C${number}`, name: `Carrier no. ${number}` }));

const warehouses = records(firstHourRows.warehouses, (number) => ({ id: number + 1, site: `Hall "${number}"` }));

const auditLog = records(firstHourRows['audit-log'], (number) => ({
  id: 90_001 + number * 3,
  action: number % 2 === 0 ? 'created' : 'changed',
  at: `2026-10-${String((number % 28) + 1).padStart(2, '0')}T08:00:00Z`,
}));

function records<T>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, number) => make(number));
}
