import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestApi {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  port: number;
  /** `METHOD /path?query` of every request, in order. */
  requests: string[];
  /** The number of connections that were opened. */
  connections(): number;
  close(): Promise<void>;
}

/** An HTTP API on loopback that responds with the output of the function. */
export async function startApi(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<TestApi> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  let opened = 0;
  server.on('connection', () => opened++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, port, requests, connections: () => opened, close };
}

/** A response in JSON. */
export function sendJson(
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}
