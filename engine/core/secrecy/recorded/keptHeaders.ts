import { isCredentialHeader } from '../credentialNames.ts';
import { hidingAll, type Masker, maskHeaders, maskUrl } from '../masker.ts';
import type { SecretMask } from './secretMask.ts';

/** What a run reads of an answer's headers, and what tells how much data there is. */
const named = new Set(['content-type', 'location', 'retry-after', 'link']);
const aboutPaging = /total|count|page|pagination|next|more|offset|limit|cursor|continuation|range/;

/**
 * The headers of an answer that are recorded, without secrets: those that a run may read. `alsoNamed` are in lower
 * case. Of an answer to a login no value within an address is left.
 */
export function keepHeaders(
  headers: ReadonlyMap<string, string>,
  { mask, alsoNamed, isLogin }: { mask: SecretMask; alsoNamed: ReadonlySet<string>; isLogin: boolean },
): Record<string, string> {
  const kept = [...headers].filter(([name]) => {
    if (named.has(name) || alsoNamed.has(name)) return true;
    return aboutPaging.test(name) && !isCredentialHeader(name) && !isLogin;
  });
  const shown = (value: string) => (isLogin ? maskUrl(value, hidingAll(mask)) : mask.redactNamed(value));
  return Object.fromEntries(kept.map(([name, value]) => [name, shown(value)]));
}

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

/** The headers that were recorded, with the secrets of the configuration in their places. */
export function restoreHeaders(kept: Record<string, string>, mask: SecretMask): Map<string, string> {
  return new Map(Object.entries(kept).map(([name, value]) => [name, mask.restore(value, 'text')]));
}
