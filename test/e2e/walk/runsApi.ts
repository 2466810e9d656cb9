import type { IncomingMessage, ServerResponse } from 'node:http';
import { startApi, type TestApi } from '../../support/startApi.ts';

/** The key for the closed part of the API. */
export const closedKey = 'walk-s3cret-key';

/** An API on loopback for the walk through the runs: pages, children, failed responses, slow responses. */
export function startRunsApi(): Promise<TestApi> {
  return startApi(answer);
}

type Answer = { status?: number; type?: string; body: unknown; afterMs?: number };

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { status = 200, type = 'application/json', body, afterMs = 0 } = answerTo(request);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  setTimeout(() => response.writeHead(status, { 'Content-Type': type, 'X-Total': '45' }).end(text), afterMs);
}

function answerTo({ url = '', headers }: IncomingMessage): Answer {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const [, first = '', second, third] = pathname.split('/');
  const offset = Number(searchParams.get('offset'));
  const page = (items: object[]) => ({ body: { items: items.slice(offset, offset + 20), total: items.length } });
  if (first === 'missing') return { status: 404, body: { error: { code: 'not_found', message: 'No such thing.' } } };
  if (first === 'broken') return { status: 500, body: { error: 'Out of order' } };
  if (first === 'text') return { type: 'text/html', body: '<h1>Maintenance</h1>' };
  if (first === 'closed' && headers['x-key'] !== closedKey) return { status: 401, body: { error: 'No key' } };
  if (first === 'slow') return { body: { items: endlessFrom(offset) }, afterMs: 900 };
  if (first === 'wide') return page([wide]);
  if (first === 'many') return { body: { items: offset < 430 ? [{ id: offset }] : [] } };
  if (first === 'tokens') return { body: tokenPage(searchParams.get('after')) };
  return page(first === 'users' && third === 'orders' ? ordersOf(Number(second)) : users);
}

function endlessFrom(offset: number): object[] {
  return Array.from({ length: 20 }, (_, index) => ({ id: offset + index }));
}

function tokenPage(after: string | null): object {
  const start = Number(after?.replace('user-', '') ?? 0);
  const next = start + 20 < users.length ? { cursors: { after: `user-${start + 20}` } } : {};
  return { data: { users: users.slice(start, start + 20) }, paging: { ...next, total: users.length } };
}

const cities = ['Brno', 'Praha', 'Ostrava'];

const users = Array.from({ length: 45 }, (_, index) => ({
  id: index + 1,
  name: `Person number ${index + 1}`,
  note:
    index % 4 === 0 ? '' : `A longer remark about person ${index + 1} that goes on and on until it has to be cut off`,
  address: { city: cities[index % cities.length], street: `Street ${index}` },
  tags: index % 2 === 0 ? ['new', 'paying'] : [],
}));

const wide = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`a_rather_long_column_${index}`, `value ${index}`]),
);

function ordersOf(user: number): object[] {
  return user > 5 ? [] : [{ number: user * 10, price: 12.5, user_id: user }];
}
