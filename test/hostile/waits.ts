import type { RunAttack } from './attack.ts';
import { http, json } from './responses.ts';

const retrying = { retryConfig: { maxRetries: 3 } };

/** Waits that an API may ask of a run, and waits that it may not. */
export const waits: readonly RunAttack[] = [
  ...['3601', '2592000', '1e308', `1${'0'.repeat(5000)}`, 'Fri, 31 Dec 9999 23:59:59 GMT'].map(
    (wish): RunAttack => ({
      name: `a wait that nobody wants: ${wish.slice(0, 40)}`,
      given: { api: retrying, server: http('', { 'Retry-After': wish }, '429 Too Many Requests') },
      gives: { error: 'http.wait-too-long', says: wish.slice(0, 40) },
    }),
  ),
  ...['-5', '0', 'NaN', 'Infinity', '0x10', '', 'Thu, 01 Jan 1970 00:00:00 GMT'].map(
    (wish): RunAttack => ({
      name: `a wait that is none: "${wish}"`,
      given: { api: retrying, server: [http('', { 'Retry-After': wish }, '503 Busy'), json([{ id: 1 }])] },
      gives: { tables: { 'items.csv': '"id"\n"1"\n' }, requests: 2 },
    }),
  ),
  {
    name: 'timeouts that no timer takes',
    given: { api: { http: { requestTimeout: 1e308, connectTimeout: 2_147_484 } } },
    gives: { tables: { 'items.csv': '"id"\n"1"\n' } },
  },
];
