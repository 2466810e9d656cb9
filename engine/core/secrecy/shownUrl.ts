import type { HttpRequest } from '../request/httpRequest.ts';
import { targetUrl } from '../request/resolveEndpoint.ts';
import { isCredentialParam } from './isCredentialParam.ts';
import { maskQuery } from './maskQuery.ts';
import { mask } from './redactor.ts';

/**
 * The address of a request as it may be shown: masked is what its authentication added to the query, and what is a
 * credential by its name. Such a value may be too short to be hunted in a text.
 */
export function shownUrl({ target, hiddenQuery }: HttpRequest): string {
  const isHidden = (name: string) => (hiddenQuery?.has(name) ?? false) || isCredentialParam(name);
  return targetUrl({ ...target, query: maskQuery(target.query, isHidden, mask) });
}
