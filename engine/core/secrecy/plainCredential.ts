import { isCommonName, isGivenCredential } from './credentialNames.ts';
import { schemeOf } from './schemeOf.ts';

/** A text that a manual, a template or an unfinished configuration has instead of a credential. */
const standIn =
  /^<.*>$|^\[.*\]$|^%\w+%$|^\$\{?\w+\}?$|\{\{[^{}]*\}\}|^\{[\w. -]*\}$|^[x*.•…_-]{2,}$|^your|^(?:my|insert|enter|replace|example|sample|dummy|placeholder|todo)(?:[\s_-]|$)|^change[\s_-]?me$/i;

/** A value of an option that only has a name like a credential. */
const option =
  /^(?:true|false|yes|no|on|off|none|null|all|any|auto|default|include|omit|required|optional|basic|bearer|oauth2?|fetch|header|query|body|\d{1,3})$/i;

/**
 * Whether the text under a key of a configuration is a credential in plain text, which belongs under a key with `#`.
 * False when in doubt: nothing is masked by this, only reported.
 */
export function isPlainCredential(name: string, value: string): boolean {
  const bare = value.slice(schemeOf(value).length).trim();
  if (bare === '' || standIn.test(bare) || option.test(bare)) return false;
  // A name within a value is the name of a field: `"secret": "client_secret"`.
  if (isGivenCredential(bare) || isCommonName(bare)) return false;
  if (isGivenCredential(name)) return true;
  return isCommonName(name) && /^(?=.*\d)(?=.*[a-z])\S{8,}$/i.test(bare);
}
