import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, startApi } from '../../support/startApi.ts';

/** APIs for the tests in a browser, which can start none. */
export interface BrowserApis {
  /** The address of one that lets every page in. */
  open: string;
  /** The address of an API without this permission (CORS). */
  closed: string;
  close(): Promise<void>;
}

/** Starts both: each has 45 items in pages (`items?offset=0&limit=20`). */
export async function startBrowserApis(): Promise<BrowserApis> {
  const open = await startApi((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else sendPage(request, response);
  });
  const closed = await startApi(sendPage);
  return {
    open: `${open.url}/`,
    closed: `${closed.url}/`,
    close: async () => void (await Promise.all([open.close(), closed.close()])),
  };
}

function sendPage({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const { searchParams } = new URL(url, 'http://127.0.0.1/');
  const [offset, limit] = [Number(searchParams.get('offset') ?? 0), Number(searchParams.get('limit') ?? 20)];
  const items = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, name: `item ${index + 1}` }));
  sendJson(response, { items: items.slice(offset, offset + limit), next: { offset: offset + limit } });
}
