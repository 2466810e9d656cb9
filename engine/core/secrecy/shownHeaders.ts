import { isCredentialHeader } from './isCredentialHeader.ts';
import { maskUrl } from './recorded/maskRequest.ts';
import type { SecretMask } from './recorded/secretMask.ts';
import { mask as hidden } from './redactor.ts';

/**
 * The headers of a request or an answer as a person may see them: every name, and the values that are no credentials.
 * Of a login no address is shown whole. A header with several lines has them one after another.
 */
export function shownHeaders(
  headers: ReadonlyMap<string, string | readonly string[]>,
  mask: SecretMask,
  isLogin: boolean,
): Record<string, string> {
  const shown = (name: string, value: string) => {
    if (isCredentialHeader(name) || mask.isWhole(value)) return hidden;
    return isLogin ? maskUrl(value, () => true, mask) : mask.alike(value);
  };
  return Object.fromEntries(
    [...headers].map(([name, lines]) => [name, shown(name, typeof lines === 'string' ? lines : lines.join(', '))]),
  );
}
