import { textOf } from '../json/textOf.ts';
import { entriesOf } from '../json/value.ts';
import type { JobRequest } from '../request/jobRequest.ts';

/** Whether an address from a response is the one of this request. Parameters that are added elsewhere are unknown. */
export function isAddressOf(address: string, request: JobRequest): boolean {
  const named = new Map(queryOf(address));
  const sent = new Map(pairsSent(request));
  if (!isPathOf(address, request)) return false;
  return named.size === sent.size && [...named].every(([key, value]) => sent.get(key) === value);
}

/**
 * Whether an address in the response to a request is that of the next request. Of its parameters those that it changes
 * count: the next request must send one of them, and none with another value; without any, its path counts.
 */
export function leadsTo(address: string, { from, to }: { from: JobRequest; to: JobRequest }): boolean {
  const before = new Map(pairsSent(from));
  const sent = new Map(pairsSent(to));
  const changed = queryOf(address).filter(([key, value]) => before.get(key) !== value);
  if (changed.length === 0) return isPathOf(address, to);
  const known = changed.filter(([key]) => sent.has(key));
  return known.length > 0 && known.every(([key, value]) => sent.get(key) === value);
}

/** The scalars that a request sent as parameters, as text. */
export function valuesSent(request: JobRequest): Set<string> {
  return new Set(pairsSent(request).map(([, value]) => value));
}

/** The scalars that a request sent as parameters, as names and texts. */
export function pairsSent({ endpoint, params }: JobRequest): [string, string][] {
  const own = entriesOf(params).flatMap(([key, value]): [string, string][] => {
    const text = textOf(value);
    return text === undefined ? [] : [[key, text]];
  });
  return [...queryOf(endpoint), ...own];
}

export function queryOf(address: string): [string, string][] {
  const from = address.indexOf('?');
  return from < 0 ? [] : [...new URLSearchParams(address.slice(from + 1).split('#')[0])];
}

function isPathOf(address: string, { endpoint }: JobRequest): boolean {
  const path = pathOf(address);
  const own = pathOf(endpoint);
  return path === '' || path === own || path.endsWith(`/${own}`);
}

function pathOf(address: string): string {
  return address
    .replace(/^[a-z]+:\/\/[^/?#]*/i, '')
    .replace(/[?#].*/s, '')
    .replace(/^\/+|(?<!\/)\/+$/g, '');
}
