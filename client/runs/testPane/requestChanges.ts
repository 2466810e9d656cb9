import type { KeptExchange } from '@pagewright/engine/exchanges';
import type { RequestChange } from './testMessages.ts';

type Sent = Pick<KeptExchange, 'method' | 'url' | 'requestHeaders' | 'body'>;

/** The differences of a request from the one before: method, address, parameters, body and headers, part by part. */
export function requestChanges(before: Sent, after: Sent): RequestChange[] {
  const [old, young] = [partsOf(before), partsOf(after)];
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), young.get(name)];
    return was === is ? [] : [{ name, was, is }];
  });
}

/** The parts by their names, which distinguish a header or a field of the body. */
function partsOf({ method, url, requestHeaders, body }: Sent): Map<string, string> {
  const at = url.indexOf('?');
  const address = at === -1 ? url : url.slice(0, at);
  const parts = new Map([
    ['method', method],
    ['address', address],
  ]);
  const add = (name: string, value: string) => {
    const known = parts.get(name);
    parts.set(name, known === undefined ? value : `${known}, ${value}`);
  };
  for (const [name, value] of new URLSearchParams(at === -1 ? '' : url.slice(at + 1))) add(name, value);
  for (const [name, value] of fieldsOf(body)) add(`body ${name}`.trim(), value);
  for (const [name, value] of Object.entries(requestHeaders)) add(`header ${name.toLowerCase()}`, value);
  return parts;
}

function fieldsOf(body: unknown): [string, string][] {
  if (body === undefined) return [];
  if (typeof body === 'string') return /^[^\s=&]+=/.test(body) ? [...new URLSearchParams(body)] : [['', body]];
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [['', JSON.stringify(body)]];
  return Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
}
