import type { HttpRequest } from '../request/httpRequest.ts';
import { targetUrl } from '../request/resolveEndpoint.ts';
import { parseStrictQuery } from '../request/strictQuery.ts';
import { isCredentialHeader } from './credentialNames.ts';
import { hiding, type Masker, maskHeaders, maskUrl } from './masker.ts';

/** The maximum length of a shown address: more than a server accepts, and than anybody reads. */
export const maxAddressLength = 16_000;

/** The address of a request for display, without values that its authentication added to the query. */
export function shownUrl({ target, hiddenQuery }: Pick<HttpRequest, 'target' | 'hiddenQuery'>, masker: Masker): string {
  const isAdded = (name: string) => hiddenQuery?.has(name) ?? false;
  return maskUrl(targetUrl(target), hiding(masker, isAdded));
}

/** The headers of a request, line by line. Everything that its authentication added is a credential, under any name. */
export function shownHeadersOf(
  { headers }: Pick<HttpRequest, 'headers'>,
  { headers: plain }: Pick<HttpRequest, 'headers'>,
  masker: Masker,
): [name: string, line: string][] {
  const isAdded = (name: string) => String(plain.get(name)) !== String(headers.get(name));
  return maskHeaders(headers, masker, (name) => isAdded(name) || isCredentialHeader(name));
}

/** Whether the address or a header of a request has a masked part. */
export function showsSecret(request: Pick<HttpRequest, 'target' | 'hiddenQuery' | 'headers'>, masker: Masker): boolean {
  const lines = [...request.headers.values()].flat();
  return shownUrl(request, masker) !== targetUrl(request.target) || lines.some((line) => masker.redact(line) !== line);
}

/** The values that an authentication added to a request: hidden query parameters, and headers. */
export function credentialsIn(authorized: HttpRequest, { headers }: HttpRequest): string[] {
  const { hiddenQuery, target } = authorized;
  const inQuery = hiddenQuery === undefined ? [] : parseStrictQuery(target.query);
  return [
    ...inQuery.flatMap(([name, value]) => (hiddenQuery?.has(name) && value !== null ? [value] : [])),
    ...[...authorized.headers].flatMap(([name, value]) => (headers.get(name) === value ? [] : value)),
  ];
}
