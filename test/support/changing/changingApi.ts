import type { IncomingMessage } from 'node:http';
import { exactText } from '../../../engine/core/json/exactText.ts';
import { parseJson } from '../../../engine/core/json/parseJson.ts';
import { parsePlain } from '../../../engine/core/json/parsePlain.ts';
import type { MaskedRequest } from '../../../engine/core/secrecy/recorded/maskRequest.ts';
import type { FoundChange } from '../../../engine/core/testing/mutations/findChanges.ts';
import type { RecordedPage } from '../../../engine/core/testing/mutations/recordedPage.ts';
import { startApi, type TestApi } from '../startApi.ts';
import type { Ask, Subject } from './subject.ts';
import { World } from './world.ts';

/** An API that can be changed between runs. */
export interface ChangingApi extends Pick<TestApi, 'url' | 'close'> {
  /** The pages of the first recording by their requests, to which changes apply. */
  pages: Map<string, { job: string; page: RecordedPage }>;
  world: World;
  change: FoundChange | undefined;
}

/** Starts the API of a subject, in world 0 and unchanged. */
export async function startChangingApi(subject: Subject): Promise<ChangingApi> {
  const started = await startApi(async (request, response) => {
    const ask = await readAsk(request);
    const { status = 200, headers = {}, body } = await subject.reply(ask, api.world);
    const page = changed(api, ask, status, new Map(Object.entries(headers)), JSON.stringify(body));
    response.writeHead(page.status, { 'content-type': 'application/json', ...Object.fromEntries(page.headers) });
    response.end(page.text);
  });
  const api: ChangingApi = {
    ...{ url: started.url, close: () => started.close() },
    ...{ pages: new Map(), world: new World(0), change: undefined },
  };
  return api;
}

/** The name of a request, in the recording and at the API. */
export function requestKey({ method, url, body }: Pick<MaskedRequest, 'method' | 'url' | 'body'>): string {
  return `${method} ${url.replace(/^https?:\/\/[^/]+/, '')} ${body === undefined ? '' : JSON.stringify(body)}`;
}

function changed(
  { change, pages }: ChangingApi,
  ask: Ask,
  status: number,
  headers: ReadonlyMap<string, string>,
  text: string,
): { status: number; headers: ReadonlyMap<string, string>; text: string } {
  const sent = { method: ask.method, url: ask.target, body: ask.body === '' ? undefined : parsePlain(ask.body) };
  const known = pages.get(requestKey(sent)) ?? alike(pages, ask);
  if (change === undefined || known?.job !== change.job || status !== 200) return { status, headers, text };
  const page = change.apply({ ...known.page, status, headers, response: parseJson(text) });
  return { status: page.status, headers: page.headers, text: exactText(page.response) };
}

/** A page at the same path, for a request that was not in the first recording; no change of one page is about it. */
function alike(pages: ChangingApi['pages'], { method, path }: Ask): { job: string; page: RecordedPage } | undefined {
  const found = [...pages].find(
    ([key]) => key.startsWith(`${method} ${path}?`) || key.startsWith(`${method} ${path} `),
  );
  return found && { ...found[1], page: { ...found[1].page, number: 0 } };
}

async function readAsk(request: IncomingMessage): Promise<Ask> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  return {
    ...{ method: request.method ?? 'GET', path: pathname, target: request.url ?? '/', query: searchParams },
    ...{ body: Buffer.concat(parts).toString(), headers: request.headers },
  };
}
