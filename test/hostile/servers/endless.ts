import type { Socket } from 'node:net';
import type { RunGiven } from '../attack.ts';
import { serverRows } from './serverRows.ts';

const head = 'HTTP/1.1 200 OK\r\n';
const late = { error: 'http.timeout' } as const;
const within = (seconds: number): RunGiven => ({
  api: { http: { requestTimeout: seconds }, retryConfig: { maxRetries: 0 } },
});

/** Responses that never end. Their time or size ends them. */
export const endless = serverRows([
  ['no response at all', () => undefined, late, within(0.05)],
  ['a head that never ends', ({ socket }) => void socket.write(head), late, within(0.05)],
  [
    'a body that never comes',
    ({ socket }) => void socket.write(`${head}Content-Length: 9\r\n\r\n`),
    late,
    within(0.05),
  ],
  ['a byte now and then', ({ socket }) => dribble(socket), late, within(0.1)],
  ['white space for ever', ({ socket }) => pour(socket, ' '.repeat(1 << 16)), late, within(0.2)],
  [
    'headers for ever',
    ({ socket }) => pour(socket, `X: ${'x'.repeat(1000)}\r\n`, head),
    { error: 'http.headers-too-large' },
  ],
  ['early hints for ever', ({ socket }) => pour(socket, 'HTTP/1.1 103 Early\r\n\r\n', ''), late, within(0.2)],
]);

function dribble(socket: Socket): undefined {
  socket.write(`${head}Content-Length: 1000000\r\n\r\n`);
  const timer = setInterval(() => socket.write(' '), 5);
  socket.on('close', () => clearInterval(timer));
}

/** Sends the same piece as long as the client reads; where no head is given, as chunks. */
function pour(socket: Socket, piece: string, start?: string): undefined {
  const more = start === undefined ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece;
  socket.write(start ?? `${head}Transfer-Encoding: chunked\r\n\r\n`);
  const next = () => {
    if (socket.destroyed) return;
    if (socket.write(more)) setImmediate(next);
    else socket.once('drain', next);
  };
  next();
}
