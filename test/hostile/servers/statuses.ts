import { http } from '../responses.ts';
import { good, one, serverRows } from './serverRows.ts';

const status = (line: string, body: string = good) => http(body, {}, line);
const early = (line: string, count: number) => `${`HTTP/1.1 ${line}\r\n\r\n`.repeat(count)}${Buffer.from(http(good))}`;
const failed = { error: 'http.invalid-response' } as const;
const notJson = { error: 'response.not-json' } as const;
const byStatus = { error: 'http.status' } as const;

/** Odd statuses. */
export const statuses = serverRows([
  ['a status of four digits', status('2000 OK'), failed],
  ['a status that is a word', status('OK'), failed],
  ['a status without a reason', status('200'), { tables: one }],
  ['a status with a reason of 10,000 letters', status(`200 ${'x'.repeat(10_000)}`), { tables: one }],
  ...['000', '001', '099'].map((code) => [`a status ${code}`, status(`${code} Odd`), failed] as const),
  ['a status 999', status('999 Odd'), byStatus],
  ['a status 600', status('600 Odd'), byStatus],
  ['a status 204 with a body', status('204 No Content'), { error: 'http.connection-lost' }],
  ['a status 205', status('205 Reset Content', ''), notJson],
  ['a status 206 of half a body', status('206 Partial Content', '[{"id":1},'), notJson],
  ['a status 304', status('304 Not Modified', ''), notJson],
  ['a status 300 without an address', status('300 Multiple Choices'), { tables: one }],
  [
    'a status 101',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
    { error: 'http.connection-lost' },
  ],
  ['a hundred times 100 Continue', early('100 Continue', 100), { error: 'http.connection-lost' }],
  ['a thousand times 103 Early Hints', early('103 Early Hints\r\nLink: </a>', 1000), { tables: one }],
  ['an error page of a megabyte', status('500 Broken', 'x'.repeat(1_000_000)), byStatus],
  ['an error page that echoes the secret', status('400 Bad', 'token a-secret-that-nobody-may-see'), byStatus],
  ['an error page of terminal controls', status('400 Bad', '\u001b[2J\u0007\u001b]0;title\u0007'), byStatus],
  [
    'a status 200 with an error as data',
    status('200 OK', '{"error":"quota exceeded"}'),
    { tables: {}, verdicts: ['incomplete'], warnings: ['no-list'] },
  ],
]);
