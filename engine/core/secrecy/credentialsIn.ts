import type { HttpRequest } from '../request/httpRequest.ts';
import { parseStrictQuery } from '../request/parseStrictQuery.ts';

/** The values that an authentication put into a request: hidden parameters of the query, and headers. */
export function credentialsIn(authorized: HttpRequest, { headers }: HttpRequest): string[] {
  const { hiddenQuery, target } = authorized;
  const inQuery = hiddenQuery === undefined ? [] : parseStrictQuery(target.query);
  return [
    ...inQuery.flatMap(([name, value]) => (hiddenQuery?.has(name) && value !== null ? [value] : [])),
    ...[...authorized.headers].flatMap(([name, value]) => (headers.get(name) === value ? [] : value)),
  ];
}
