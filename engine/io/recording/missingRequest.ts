import { UserError } from '../../core/errors.ts';
import type { MaskedRequest } from '../../core/secrecy/recorded/maskRequest.ts';
import { placeholder, withoutNames } from '../../core/secrecy/recorded/placeholder.ts';
import { mask } from '../../core/secrecy/redactor.ts';
import { shortened } from '../../core/text/shortened.ts';
import { requestChanges } from './requestChanges.ts';

const maxShownLength = 300;

/** The error for a request that is not in the recording, with what differs from the most similar recorded one. */
export function missingRequest(asked: MaskedRequest, recorded: readonly MaskedRequest[]): UserError {
  const nearest = nearestTo(asked, recorded);
  const like = nearest === undefined ? nothingLike(asked, recorded) : difference(asked, nearest);
  const message = `${shown(asked)} is not in the recording: the configuration has changed since, or the recorded run ended before it. ${like} Record the run again.`;
  return new UserError('replay.missing-request', message);
}

function nothingLike({ url }: MaskedRequest, recorded: readonly MaskedRequest[]): string {
  if (recorded.length === 0) return 'The recording has no requests at all.';
  return `No request to ${withoutSecrets(partsOf(url).origin)} was recorded.`;
}

function difference(asked: MaskedRequest, nearest: MaskedRequest): string {
  const isSame = asked.method === nearest.method && asked.url === nearest.url;
  const what = isSame
    ? 'The same URL was recorded with another body'
    : `The nearest recorded request is ${shown(nearest)}`;
  const changes = requestChanges(asked, nearest);
  return changes.length === 0 ? `${what}.` : `${what}: ${changes.join(', ')}.`;
}

/** The recorded request with the same path that has most in common with this one, else of all on its host. */
function nearestTo(asked: MaskedRequest, recorded: readonly MaskedRequest[]): MaskedRequest | undefined {
  let best: { request: MaskedRequest; likeness: number } | undefined;
  for (const request of recorded) {
    const likeness = likenessOf(asked, request);
    if (likeness > (best?.likeness ?? 0)) best = { request, likeness };
  }
  return best?.request;
}

/** 0 for nothing in common; a shared path weighs more than any parameter, and the method decides between equals. */
function likenessOf(asked: MaskedRequest, request: MaskedRequest): number {
  const [a, b] = [partsOf(asked.url), partsOf(request.url)];
  if (a.origin !== b.origin) return 0;
  const shared = sharedStart(a.segments, b.segments) / Math.max(a.segments.length, b.segments.length);
  const params = new Set(b.params);
  const common = a.params.filter((param) => params.has(param)).length / Math.max(1, a.params.length, b.params.length);
  return shared * 100 + common * 10 + (asked.method === request.method ? 1 : 0);
}

function partsOf(url: string): { origin: string; segments: string[]; params: string[] } {
  const [, origin = '', path = '', query = ''] = /^([^/]*\/\/[^/?]*)\/?([^?]*)\??(.*)/s.exec(url) ?? [];
  return { origin, segments: path.split('/'), params: query === '' ? [] : query.split('&') };
}

function sharedStart(a: string[], b: string[]): number {
  const end = a.findIndex((segment, index) => segment !== b[index]);
  return end < 0 ? a.length : end;
}

function shown({ method, url }: MaskedRequest): string {
  return shortened(`${method} ${withoutSecrets(url.replace(/^[^/]*\/\/[^/?]*/, ''))}`, maxShownLength);
}

function withoutSecrets(text: string): string {
  return withoutNames(text).replaceAll(placeholder, mask);
}
