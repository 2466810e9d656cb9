import type { IncomingMessage, ServerResponse } from 'node:http';
import { startApi } from '../../support/startApi.ts';
import { Answer, jsonText, refused } from './answers.ts';
import { type FindingRequest, findingRequest } from './findingRequest.ts';
import type { ReadyApi } from './pagedApi.ts';

export interface ServedApi {
  origin: string;
  /** `METHOD /path?query` and the body of each request since the start or the last `restart`. */
  requests(): readonly string[];
  /** Forgets the requests, as if the API had just started. */
  restart(): void;
  close(): Promise<void>;
}

/** More than any honest run sends; from there on, an API answers nothing good. */
const ceiling = 700;

/** Serves a mock API on two ports of loopback. */
export async function servedApi(api: ReadyApi): Promise<ServedApi> {
  let requests: string[] = [];
  const origins: string[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const content = Buffer.concat(await request.toArray()).toString();
    const { method = '', url = '', headers } = request;
    const turn = requests.push(`${method} ${url} ${content}`.trim());
    const [origin = '', otherOrigin = ''] = origins;
    const given = findingRequest({ turn, method, url, headers, content, origin, otherOrigin });
    send(response, turn > ceiling ? refused(418, 'too many requests for a test') : answerOf(api, given));
  };
  const servers = [await startApi(serve), await startApi(serve)];
  origins.push(...servers.map(({ url }) => url));
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
  // An address where nothing listens is one that was just closed.
  if (api.isDown) await close();
  return {
    origin: origins[0] ?? '',
    requests: () => requests,
    restart: () => {
      requests = [];
    },
    close: api.isDown ? async () => undefined : close,
  };
}

function answerOf(api: ReadyApi, request: FindingRequest): unknown {
  const own = new URL(api.job.endpoint, request.origin + api.base).pathname;
  if (!api.anyPath && request.path !== own) return refused(404, { error: `nothing at ${request.path}` });
  return api.answer(request, api.records);
}

function send(response: ServerResponse, given: unknown): void {
  const { status, headers, body, text } = given instanceof Answer ? given : new Answer({ body: given });
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text ?? jsonText(body));
}
