import { hidingAll, type Masker, maskHeaders, maskUrl } from './masker.ts';

/**
 * The headers of a request or an answer as a person may see them: every name, and the values that are no credentials.
 * Of a login no address is shown whole. A header with several lines has them one after another.
 */
export function shownHeaders(
  headers: ReadonlyMap<string, string | readonly string[]>,
  masker: Masker,
  isLogin: boolean,
): Record<string, string> {
  const shown = new Map<string, string>();
  for (const [name, masked] of maskHeaders(headers, masker)) {
    const line = isLogin ? maskUrl(masked, hidingAll(masker)) : masked;
    shown.set(name, shown.has(name) ? `${shown.get(name)}, ${line}` : line);
  }
  return Object.fromEntries(shown);
}
