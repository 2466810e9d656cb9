import { hasCredentialForm } from '../../secrecy/credentialForms.ts';
import { isCredential, isCredentialHeader, isCredentialName, isPagingName } from '../../secrecy/credentialNames.ts';
import { looksRandom } from '../../secrecy/looksRandom.ts';
import { schemeOf } from '../../secrecy/schemeOf.ts';

/** Names without a meaning, which may be those of a key: `k`, `t`. */
const shortName = /^[a-z]{1,3}$/i;
/** Short names of other things: ids, versions, pages, searches. */
const otherName = /^(?:[a-z]{0,2}id|ids|q|p|pg|v|ver|rev|ref|sha|md|c|to|of|by|in|no|nr|lat|lng|lon)$/i;
const longHash = /^(?=.*\d)(?=.*[a-f])[a-f\d]{32,}$/i;
/** Headers with values that only look random: ids of requests, versions of files. */
const otherHeader = /(?:^|-)(?:id|version|build|hash|etag|match|trace|span|parent|state|nonce|token-binding)$/i;
const accessHeader = /^x-(?:.*-)?access$/i;

/** Whether a recorded parameter is a credential: by its name, by its value, or by a random value without a name. */
export function isSecretParam(name: string, value: string): boolean {
  return isCredentialName(name) || isCredential(name, value) || isSecretByValue(name, value);
}

/** Whether a value is a credential although its name does not show it. */
export function isSecretByValue(name: string, value: string): boolean {
  if (isPagingName(name)) return false;
  if (hasCredentialForm(value)) return true;
  return shortName.test(name) && !otherName.test(name) && (looksRandom(value) || longHash.test(value));
}

/** Whether a recorded header carries a credential: by its name, or by the form of its value. */
export function isSecretHeader(name: string, value: string): boolean {
  return isCredentialHeader(name) || isHeaderByValue(name, value);
}

/** Whether a header is a credential although its name does not show it. Those of a client begin with a colon. */
export function isHeaderByValue(name: string, value: string): boolean {
  if (name.startsWith(':') || isPagingName(name) || isCredentialHeader(name)) return false;
  const bare = value.slice(schemeOf(value).length).trim();
  if (hasCredentialForm(bare)) return true;
  if (accessHeader.test(name)) return /^(?=.*\d)(?=.*[a-z])(?!\d{4}-\d\d-\d\d)\S{8,}$/i.test(bare);
  return /^x-/i.test(name) && !otherHeader.test(name) && looksRandom(bare);
}
