import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { RecordedExchange } from './readExchanges.ts';

export interface MockProxy {
  /** For `HTTP_PROXY`: the recorded exchanges respond for every host. */
  url: string;
  /** Request lines as they came, with their bodies. */
  requests: string[];
  close(): Promise<void>;
}

/** A forward proxy on loopback that responds with the recorded exchanges, for any host. */
export async function startMockProxy(exchanges: readonly RecordedExchange[]): Promise<MockProxy> {
  const requests: string[] = [];
  const server = createServer((request, response) => void answer(request, response, exchanges, requests));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  server.on('connect', (_request, socket) => {
    const tunnel = connect(port, '127.0.0.1', () => socket.write('HTTP/1.1 200 Connection established\r\n\r\n'));
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
    tunnel.pipe(socket).pipe(tunnel);
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, requests, close };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  exchanges: readonly RecordedExchange[],
  requests: string[],
): Promise<void> {
  const body = Buffer.concat(await request.toArray()).toString();
  const path = (request.url ?? '').replace(/^[a-z]+:\/\/[^/]+/i, '') || '/';
  const text = [`${request.method} ${path}`, body].filter((part) => part !== '').join('\n\n');
  requests.push(text);
  const exchange = exchanges.find(
    (candidate) => candidate.request === text && hasHeaders(request, candidate.requestHeaders),
  );
  response.writeHead(exchange?.status ?? 404, exchange?.headers ?? { 'content-type': 'application/json' });
  response.end(exchange?.body ?? JSON.stringify({ message: `Unknown request ${text}` }));
}

/** Every required header is there with its value; `*` stands for any. */
function hasHeaders(request: IncomingMessage, required: Record<string, string>): boolean {
  return Object.entries(required).every(([name, value]) => {
    const sent = request.headers[name.toLowerCase()];
    return sent !== undefined && (value === '*' || sent === value);
  });
}
