import type { HttpRequest } from '../request/httpRequest.ts';
import { targetUrl } from '../request/resolveEndpoint.ts';
import { hiding, type Masker, maskUrl } from './masker.ts';

/** The address of a request as it may be shown: what its authentication added to the query is hidden too. */
export function shownUrl({ target, hiddenQuery }: Pick<HttpRequest, 'target' | 'hiddenQuery'>, masker: Masker): string {
  return maskUrl(
    targetUrl(target),
    hiding(masker, (name) => hiddenQuery?.has(name) ?? false),
  );
}
