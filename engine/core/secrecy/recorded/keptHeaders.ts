import { mayBeOfPaging } from '../../recognition/paging/pagingStems.ts';
import { isCredentialHeader } from '../credentialNames.ts';
import { hidingAll, type Masker, maskHeaders, maskUrl } from '../masker.ts';
import type { SecretMask } from './secretMask.ts';

/** The response headers that a run reads, and those that report how much data there is. */
const named = new Set(['content-type', 'location', 'retry-after', 'link']);

/**
 * The recorded headers of a response that a run may read, masked. `alsoNamed` are in lower case. For a login, all
 * values within an address are hidden.
 */
export function keepHeaders(
  headers: ReadonlyMap<string, string>,
  { mask, alsoNamed, isLogin }: { mask: SecretMask; alsoNamed: ReadonlySet<string>; isLogin: boolean },
): Record<string, string> {
  const kept = [...headers].filter(([name]) => {
    if (named.has(name) || alsoNamed.has(name)) return true;
    return mayBeOfPaging(name) && !isCredentialHeader(name) && !isLogin;
  });
  const shown = (value: string) => (isLogin ? maskUrl(value, hidingAll(mask)) : mask.redactNamed(value));
  return Object.fromEntries(kept.map(([name, value]) => [name, shown(value)]));
}

/**
 * The headers for a person: every name, and the values that are not credentials, several lines joined. For a login,
 * addresses are shown without their values.
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

/** The recorded headers with the secrets of the configuration restored. */
export function restoreHeaders(kept: Record<string, string>, mask: SecretMask): Map<string, string> {
  return new Map(Object.entries(kept).map(([name, value]) => [name, mask.restore(value, 'text')]));
}
