import { plainName } from '../plainName.ts';

/** Whether a parameter is named like the field with its value: `page_token` like `next_page_token`. Plain names. */
export function isNamedAlike(param: string, field: string): boolean {
  const rest = field.replace(/^next/, '');
  return param === rest || param === field || (param.endsWith('cursor') && rest.endsWith('cursor'));
}

/**
 * The parameter that usually takes the token or number of a field: `nextPageToken` goes into `pageToken`, `next_cursor`
 * into `cursor`, `endCursor` into `after`. Beside `page[size]`, the cursor goes into `page[after]`. `sent`: parameters
 * that the request has.
 */
export function usualParamOf(
  { key, holderName, isNumber }: { key: string; holderName: string; isNumber: boolean },
  sent: readonly string[],
): string {
  const name = plainName(key);
  if (name === 'next') return isNumber ? 'page' : 'next';
  const isAfter = name === 'endcursor' || name === 'aftercursor' || (name === 'after' && holderName !== 'next');
  if (isAfter) return sent.some((own) => own.startsWith('page[')) ? 'page[after]' : 'after';
  const rest = key.replace(/^next[^A-Za-z0-9]*/i, '');
  return /^[A-Z][a-z]/.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest;
}

/** The parameter that usually takes the number of a page: `current_page` goes into `page`, `page.number` too. */
export function usualPageParamOf(key: string): string {
  if (plainName(key) === 'number') return 'page';
  return key.replace(/^(current|this)[^A-Za-z0-9]*(?=[pP])/i, '').replace(/^P/, 'p');
}

/** The usual parameter for the id of the last record: APIs with a flag for more pages mostly follow Stripe. */
export function usualIdParam(tellsMore: boolean): string {
  return tellsMore ? 'starting_after' : 'since_id';
}

/** The usual parameters if nothing shows their names. */
export const usualParams = { page: 'page', token: 'after' } as const;
