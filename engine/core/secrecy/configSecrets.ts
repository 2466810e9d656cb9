import { soleContext } from '../expressions/expression.ts';
import { textsOf } from '../expressions/secretsIn.ts';
import { jsonIn } from '../json/jsonIn.ts';
import { textOf } from '../json/textOf.ts';
import {
  entriesOf,
  getField,
  hasField,
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  keysOf,
} from '../json/value.ts';
import { parseStrictQuery } from '../request/strictQuery.ts';
import { freeName } from '../text/freeName.ts';
import { isCommonName, isCredential, isCredentialName, isMarked } from './credentialNames.ts';
import { isTelling } from './searched.ts';

/** Takes a secret and the key it is named after. */
type Take = (key: string, secret: string) => void;

/** Objects whose keys are fields of records or parts of an endpoint, where `session` is a column. */
const keysOfData = new Set(['mappings', 'mapping', 'placeholders']);

/** Sections of the format that are named like credentials. The credentials in them have separate keys. */
const sections = new Set(['authorization', 'credentials', 'signature']);

/** The client id of OAuth: named like a secret key, but public. */
const clientId = 'appKey';

/**
 * Whether the whole value of a key is secret: the key is marked with `#` or named like a credential. `within` is the
 * key of the object around it. A value to compute is not secret: its result is checked when it is known.
 */
export function isSecretField(key: string, field: JsonValue, within: string): boolean {
  if (isMarked(key)) return true;
  if (keysOfData.has(within) || key === clientId || typeof field === 'boolean') return false;
  if (!isCredentialName(key)) return isCommonName(key) && holdsCredential(key, field);
  if (isObject(field)) return !sections.has(key) && !hasField(field, 'function') && !isReference(field);
  return within !== 'headers' || textsOf(field).every(isTelling);
}

/** Whether a key holds a credential. A word after `key` is the name of a thing, which must not be masked. */
function holdsCredential(key: string, field: JsonValue): boolean {
  const text = isList(field) || isObject(field) ? '' : (textOf(field) ?? '');
  return /\d/.test(text) && /[a-z]/i.test(text) && isCredential(key, text);
}

/** The `within` for the fields below a key. Below data everything is data. */
export function withinOf(key: string, within: string): string {
  return keysOfData.has(within) ? within : key;
}

/** The secret values in a configuration, at any depth (`docs/format/configuration.md#14-ui-only-keys`). */
export function findSecrets(document: JsonValue): string[] {
  const found: string[] = [];
  takeSecrets(document, '', (_key, secret) => found.push(secret));
  return found;
}

/**
 * Secrets by names made from their keys: `#apiToken` gives `apiToken`, then `apiToken-2`, in document order. A secret
 * that is JSON, such as OAuth's `#data`, also adds its parts. Names consist of letters, digits and `-`.
 */
export function nameSecrets(document: JsonValue): Map<string, string> {
  const named = new Map<string, string>();
  const known = new Set<string>();
  const take = (key: string, secret: string) => {
    if (!known.has(secret))
      named.set(
        freeName(plainKey(key), (name) => named.has(name)),
        secret,
      );
    known.add(secret);
    takeParts(key, secret, take);
  };
  takeSecrets(document, '', take);
  return named;
}

/** Takes secrets at any depth. Called for every key after every keystroke, so it creates nothing for other keys. */
function takeSecrets(value: JsonValue, within: string, take: Take): void {
  if (isList(value)) for (const item of value) takeSecrets(item, within, take);
  if (!isObject(value) || isReference(value)) return;
  for (const key of keysOf(value)) {
    const field = getField(value, key) ?? null;
    if (isSecretField(key, field, within)) takeTexts(field, key, take);
    else if (typeof field === 'string') takeFromAddress(field, take);
    else takeSecrets(field, withinOf(key, within), take);
  }
}

/** Takes the parameters of an address that would be secret as keys of `params`. */
function takeFromAddress(text: string, take: Take): void {
  if (!text.includes('?')) return;
  const query = /^[^?\s]*\?([^#\s]*=[^#\s]*)/.exec(text)?.[1] ?? '';
  for (const [name, value] of parseStrictQuery(query)) {
    if (value && isSecretField(name, value, '')) take(name, value);
  }
}

function takeTexts(value: JsonValue, key: string, take: Take): void {
  if (isList(value)) for (const item of value) takeTexts(item, key, take);
  else if (isObject(value)) for (const [inner, field] of entriesOf(value)) takeTexts(field, `${key}-${inner}`, take);
  else for (const text of textsOf(value)) take(key, text);
}

/** Takes the secrets in a secret that is a JSON text. */
function takeParts(key: string, text: string, take: Take): void {
  const json = /^\s*[{[]/.test(text) ? jsonIn(text) : undefined;
  if (json !== undefined) takeTexts(json, key, take);
}

/** Whether an object refers to a value, also to one of the context `authorization`. */
export function isReference(object: JsonObject): boolean {
  const context = soleContext(object);
  return context !== undefined && !isObject(getField(object, context));
}

function plainKey(key: string): string {
  return key.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'secret';
}
