import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { spellingsOf } from './spellingsOf.ts';
import { startApi } from './startApi.ts';

/** A request as a server got it. */
export interface Got {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** An API, and a stranger on another origin to which its responses point. Both respond in the same way. */
export interface TwoOrigins {
  url: string;
  stranger: string;
  /** The requests to the API and to the stranger. */
  atApi: Got[];
  atStranger: Got[];
  close(): Promise<void>;
}

/** Responds to a request; `isStranger` says at which of the two, and `stranger` where the other one is. */
export type Answer = (
  got: Got,
  response: ServerResponse,
  place: { isStranger: boolean; url: string; stranger: string },
) => void;

/** Starts both on loopback. */
export async function startTwoOrigins(answer: Answer): Promise<TwoOrigins> {
  const urls = { url: '', stranger: '' };
  const start = async (isStranger: boolean) => {
    const all: Got[] = [];
    const api = await startApi(async (request, response) => {
      const chunks = await request.toArray();
      const { method = '', url: path = '', headers } = request;
      const got = { method, path, headers, body: Buffer.concat(chunks).toString() };
      all.push(got);
      answer(got, response, { isStranger, ...urls });
    });
    return { ...api, all };
  };
  const [api, stranger] = await Promise.all([start(false), start(true)]);
  Object.assign(urls, { url: api.url, stranger: stranger.url });
  const close = async () => {
    await Promise.all([api.close(), stranger.close()]);
  };
  return { ...urls, atApi: api.all, atStranger: stranger.all, close };
}

/** No part of any of these requests has one of the secrets, in any spelling. */
export function assertNothingOf(secrets: readonly string[], requests: readonly Got[]): void {
  for (const { method, path, headers, body } of requests) {
    const whole = [method, path, ...Object.entries(headers).flat(2), body].join('\n');
    for (const secret of secrets) {
      for (const [how, spelling] of Object.entries(spellingsOf(secret)))
        assert.ok(!whole.includes(spelling), `"${secret}" is sent ${how}: ${whole}`);
    }
  }
}
