import type { Context, Contexts } from '../expressions/context.ts';
import { flatten } from '../expressions/flatten.ts';
import { type JsonScalar, type JsonValue, objectFrom } from '../json/value.ts';
import type { HttpRequest } from '../request/httpRequest.ts';
import { readQuery } from '../request/queryMap.ts';
import { targetUrl } from '../request/resolveEndpoint.ts';

/** The contexts `query` and `request` of a request (`docs/format/functions.md#2-contexts`). */
export function requestContexts(request: HttpRequest): Contexts {
  return { query: queryContext(request.target.query), request: requestContext(request) };
}

/** The decoded parameters under their names as sent; a repeated one as `name.0`, `name.1`. */
function queryContext(query: string): Context {
  const params = [...readQuery(query)].map(([name, values]): [string, JsonValue] => [
    name,
    values.length === 1 ? (values[0] ?? null) : values,
  ]);
  return flatten(objectFrom(params));
}

function requestContext({ method, target }: HttpRequest): Context {
  const url = new URL(target.origin);
  const values: [string, JsonScalar][] = [
    ['url', targetUrl(target)],
    ['path', target.path],
    ['queryString', target.query],
    ['method', method],
    ['hostname', url.hostname],
    ['port', portOf(url)],
    ['resource', target.query === '' ? target.path : `${target.path}?${target.query}`],
  ];
  return new Map(values);
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}
