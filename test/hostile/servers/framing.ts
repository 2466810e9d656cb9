import { http } from '../responses.ts';
import { good, one, serverRows } from './serverRows.ts';

const lost = { error: 'http.connection-lost' } as const;
const failed = { error: 'http.invalid-response' } as const;
const tooLarge = { error: 'http.headers-too-large' } as const;
const many = Array.from({ length: 5000 }, (_, index) => [`X-${index}`, 'x'.repeat(100)] as const);
const headerLine = ([name, value]: readonly [string, string]) => `${name}: ${value}\r\n`;
const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';

/** Responses that do not say truly where they end, or are no HTTP. */
export const framing = serverRows([
  ['a body that is shorter than its length', http('[{"id":1}', { 'Content-Length': '100' }), lost],
  ['a body that is longer than its length', http(`${good}x`, { 'Content-Length': '10' }), { tables: one }],
  ['two lengths', `HTTP/1.1 200 OK\r\nContent-Length: 10\r\nContent-Length: 3\r\n\r\n${good}`, lost],
  ['a negative length', http(good, { 'Content-Length': '-1' }), failed],
  ['a length that is a word', http(good, { 'Content-Length': 'ten' }), failed],
  ['a length of 20 digits', http(good, { 'Content-Length': '9'.repeat(20) }), lost],
  [
    'a length and chunks',
    `${chunked.replace('\r\n\r\n', '\r\nContent-Length: 10\r\n\r\n')}a\r\n${good}\r\n0\r\n\r\n`,
    failed,
  ],
  ['no byte at all', '', lost],
  ['a head that is cut', 'HTTP/1.1 200 OK\r\nContent-', lost],
  ['a reset before the head', ({ socket }) => void socket.resetAndDestroy(), lost],
  [
    'a reset in the body',
    ({ socket }) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n[', () => socket.resetAndDestroy()),
    lost,
  ],
  ['a body without a length', `HTTP/1.1 200 OK\r\n\r\n${good}`, { tables: one }],
  ['half a body without a length', 'HTTP/1.1 200 OK\r\n\r\n[{"id":1},{"i', { error: 'response.not-json' }],
  ['a chunk that is cut', `${chunked}20\r\n${good}`, lost],
  ['chunks without an end', `${chunked}a\r\n${good}\r\n`, lost],
  ['a chunk whose size is a word', `${chunked}zz\r\n${good}\r\n0\r\n\r\n`, failed],
  ['a chunk whose size has 20 digits', `${chunked}${'f'.repeat(20)}\r\n${good}\r\n0\r\n\r\n`, failed],
  [
    'a chunk for each byte',
    `${chunked}${[...good].map((byte) => `1\r\n${byte}\r\n`).join('')}0\r\n\r\n`,
    { tables: one },
  ],
  ['a response that nobody asked for', `${Buffer.from(http(good))}${Buffer.from(http('[{"id":2}]'))}`, { tables: one }],
  ['HTTP/1.0', `HTTP/1.0 200 OK\r\n\r\n${good}`, { tables: one }],
  ['HTTP/2 in words', `HTTP/2 200 OK\r\nContent-Length: 10\r\n\r\n${good}`, failed],
  ['TLS on a port without', Buffer.from([0x15, 3, 1, 0, 2, 2, 0x28]), failed],
  ['the greeting of SSH', 'SSH-2.0-OpenSSH_9.6\r\n', failed],
  ['lines that end in LF alone', `HTTP/1.1 200 OK\nContent-Length: 10\n\n${good}`, failed],
  ['a header of a megabyte', http(good, { 'X-Long': 'x'.repeat(1_000_000) }), tooLarge],
  ['a header of 200 KB', http(good, { 'X-Long': 'x'.repeat(200_000) }), { tables: one }],
  ['5,000 headers', http(good, Object.fromEntries(many)), tooLarge],
  ['5,000 trailers', `${chunked}a\r\n${good}\r\n0\r\n${many.map(headerLine).join('')}\r\n`, tooLarge],
  ['a NUL in a header', `HTTP/1.1 200 OK\r\nX-Nul: a\0b\r\n\r\n${good}`, failed],
  ['a NUL in a header after the length', http(good, { 'X-Nul': 'a\0b' }), lost],
  ['HTTP/0.9: a body and nothing else', good, failed],
  ['a header on two lines', http(good, { 'X-Fold': 'a\r\n b' }), lost],
  ['a header without a name', http(good, { '': 'x' }), lost],
  ['a header __proto__', http(good, { ['__proto__']: 'x' }), { tables: one }],
  ['a header in UTF-8', http(good, { 'X-Name': 'ž' }), { tables: one }],
]);
