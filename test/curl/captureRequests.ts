import type { IncomingMessage } from 'node:http';
import { startApi, type TestApi } from '../support/startApi.ts';

/** A request as a server sees it. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** An API that keeps all requests, and responds with no records. */
export async function captureRequests(): Promise<TestApi & { seen: SeenRequest[] }> {
  const seen: SeenRequest[] = [];
  const api = await startApi(async (request, response) => {
    seen.push(await readRequest(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  return { ...api, seen };
}

async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { method = '', url = '', headers } = request;
  const texts = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return { method, url, headers: Object.fromEntries(texts), body: Buffer.concat(chunks).toString('utf8') };
}
