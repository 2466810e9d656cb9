import { startApi } from '../../../support/startApi.ts';

const items = 20;
/** Long enough for requests that are sent together to be under way together. */
const answerMs = 20;

export interface PagedApi {
  baseUrl: string;
  /** The paths and queries of the requests, in their order. */
  asked: string[];
  /** The maximum of requests under way at a time, of those that got their response: nobody waits for the others. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

/** An API on this machine: 20 items in pages (`items?offset=0&limit=2`), each with one part (`items/7/parts`). `busy` asks to come back in two seconds; `limited` has the items, and after the first request none left for two seconds. */
export async function startPagedApi(): Promise<PagedApi> {
  const asked: string[] = [];
  // Only their order counts: each start and each end of a request gets the next number.
  let moment = 0;
  const answered: { from: number; to: number }[] = [];
  const { url: address, close } = await startApi((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1/');
    asked.push(url.pathname + url.search);
    const isUsedUp = url.pathname === '/limited' && asked.length === 1;
    const from = ++moment;
    setTimeout(() => {
      if (response.destroyed) return;
      answered.push({ from, to: ++moment });
      if (url.pathname === '/busy') response.writeHead(503, { 'Retry-After': '2' });
      else response.setHeader('content-type', 'application/json');
      if (isUsedUp) response.setHeader('X-RateLimit-Remaining', '0').setHeader('X-RateLimit-Reset', '2');
      response.end(JSON.stringify(answerTo(url)));
    }, answerMs);
  });
  return {
    baseUrl: `${address}/`,
    asked,
    mostAtOnce: () =>
      Math.max(...answered.map(({ from: at }) => answered.filter(({ from, to }) => from <= at && at < to).length)),
    close,
  };
}

function answerTo({ pathname, searchParams }: URL): unknown {
  if (pathname.endsWith('/parts')) return { parts: [{ part: 1 }] };
  const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name) ?? 0));
  const ids = Array.from({ length: items }, (_, index) => ({ id: index + 1 }));
  return { items: ids.slice(offset, (offset ?? 0) + (limit ?? items)) };
}
