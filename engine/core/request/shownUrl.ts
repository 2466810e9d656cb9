import { mask } from '../redact.ts';
import type { HttpRequest } from './httpRequest.ts';
import { parseStrictQuery } from './parseStrictQuery.ts';
import { targetUrl } from './resolveEndpoint.ts';

/** The address of a request as it may be shown: what its authentication added to the query is masked. */
export function shownUrl({ target, hiddenQuery }: HttpRequest): string {
  if (hiddenQuery === undefined || hiddenQuery.size === 0) return targetUrl(target);
  const parts = target.query.split('&').map((part) => {
    const [name] = parseStrictQuery(part)[0] ?? [''];
    return hiddenQuery.has(name) ? `${part.split('=')[0]}=${mask}` : part;
  });
  return targetUrl({ ...target, query: parts.join('&') });
}
