import type { HttpRequest } from '../request/httpRequest.ts';
import { parseStrictQuery } from '../request/parseStrictQuery.ts';
import { targetUrl } from '../request/resolveEndpoint.ts';
import { hiding, type Masker, maskUrl } from './masker.ts';

/** The address of a request as it may be shown: what its authentication added to the query is hidden too. */
export function shownUrl({ target, hiddenQuery }: Pick<HttpRequest, 'target' | 'hiddenQuery'>, masker: Masker): string {
  const isAdded = (name: string) => hiddenQuery?.has(name) ?? false;
  return maskUrl(targetUrl(target), hiding(masker, isAdded));
}

/** The values that an authentication put into a request: hidden parameters of the query, and headers. */
export function credentialsIn(authorized: HttpRequest, { headers }: HttpRequest): string[] {
  const { hiddenQuery, target } = authorized;
  const inQuery = hiddenQuery === undefined ? [] : parseStrictQuery(target.query);
  return [
    ...inQuery.flatMap(([name, value]) => (hiddenQuery?.has(name) && value !== null ? [value] : [])),
    ...[...authorized.headers].flatMap(([name, value]) => (headers.get(name) === value ? [] : value)),
  ];
}
