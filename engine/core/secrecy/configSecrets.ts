import { soleContext } from '../expressions/expression.ts';
import { textsOf } from '../expressions/secretsIn.ts';
import { jsonIn } from '../json/jsonIn.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, getField, hasField, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { parseStrictQuery } from '../request/strictQuery.ts';
import { isCredential, isCredentialName, isMarked } from './credentialNames.ts';
import { isTelling } from './searched.ts';

/** A secret and the key it is named after. */
type Keyed = [key: string, secret: string];

/** Objects whose keys are fields of records or parts of an endpoint, where `session` is a column. */
const keysOfData = new Set(['mappings', 'mapping', 'placeholders']);

/** Sections of the format that are called like credentials. The credentials in them have keys of their own. */
const sections = new Set(['authorization', 'credentials', 'signature']);

/** Called like a secret key, but the client id of OAuth, which is public. */
const clientId = 'appKey';

/**
 * Whether the whole value of a key of a configuration is secret: the key is marked with `#`, or called like a credential.
 * `within` is the key of the object around it. A value to compute is not secret: it holds names of secrets and functions,
 * and its result is looked at when it is known.
 */
export function isSecretField(key: string, field: JsonValue, within: string): boolean {
  if (isMarked(key)) return true;
  if (keysOfData.has(within) || key === clientId || typeof field === 'boolean') return false;
  const text = isList(field) || isObject(field) ? '' : (textOf(field) ?? '');
  if (!isCredentialName(key)) return isUnlikeWord(text) && isCredential(key, text);
  if (isObject(field)) return !sections.has(key) && !hasField(field, 'function') && !isReference(field);
  return within !== 'headers' || textsOf(field).every(isTelling);
}

/** A word behind `key` is the name of a thing. Masked wherever it occurs, it would hide that thing. */
function isUnlikeWord(text: string): boolean {
  return /\d/.test(text) && /[a-z]/i.test(text);
}

/** The `within` for the fields below a key. Below data everything is data. */
export function withinOf(key: string, within: string): string {
  return keysOfData.has(within) ? within : key;
}

/** The secret values in a configuration, at any depth (`docs/format/configuration.md#14-ui-only-keys`). */
export function findSecrets(document: JsonValue): string[] {
  return [...secretsBelow(document, '')].map(([, secret]) => secret);
}

/** The same for a configuration's text; none if it is not JSON. */
export function findSecretsIn(text: string): string[] {
  const document = jsonIn(text);
  return document === undefined ? [] : findSecrets(document);
}

/**
 * Secrets by names made from their keys: `#apiToken` gives `apiToken`; with several values under one name, the second
 * is `apiToken-2`, in document order. A secret that is a JSON text, such as OAuth's `#data`, also adds its parts. Names
 * consist of letters, digits and `-`.
 */
export function nameSecrets(document: JsonValue): Map<string, string> {
  const named = new Map<string, string>();
  const known = new Set<string>();
  for (const [key, secret] of [...secretsBelow(document, '')].flatMap(withParts)) {
    if (known.has(secret)) continue;
    known.add(secret);
    named.set(freeName(key, named), secret);
  }
  return named;
}

function* secretsBelow(value: JsonValue, within: string): Generator<Keyed> {
  if (isList(value)) for (const item of value) yield* secretsBelow(item, within);
  if (!isObject(value) || isReference(value)) return;
  for (const [key, field] of entriesOf(value)) {
    if (isSecretField(key, field, within)) yield* textsBelow(field, key);
    else if (typeof field === 'string') yield* secretsInAddress(field);
    else yield* secretsBelow(field, withinOf(key, within));
  }
}

/** The parameters of an address that would be secret as keys of `params`. */
function secretsInAddress(text: string): Keyed[] {
  const query = /^[^?\s]*\?([^#\s]*=[^#\s]*)/.exec(text)?.[1] ?? '';
  return parseStrictQuery(query).flatMap(([name, value]): Keyed[] =>
    value && isSecretField(name, value, '') ? [[name, value]] : [],
  );
}

function* textsBelow(value: JsonValue, key: string): Generator<Keyed> {
  if (isList(value)) for (const item of value) yield* textsBelow(item, key);
  else if (isObject(value)) for (const [inner, field] of entriesOf(value)) yield* textsBelow(field, `${key}-${inner}`);
  else yield* textsOf(value).map((text): Keyed => [key, text]);
}

/** The secret with the secrets in it, if it is a JSON text. */
function withParts([key, text]: Keyed): Keyed[] {
  const json = /^\s*[{[]/.test(text) ? jsonIn(text) : undefined;
  return [[key, text], ...(json === undefined ? [] : [...textsBelow(json, key)].flatMap(withParts))];
}

/** Whether an object refers to a value, also to one of the context `authorization`. */
export function isReference(object: JsonObject): boolean {
  const context = soleContext(object);
  return context !== undefined && !isObject(getField(object, context));
}

function freeName(key: string, taken: ReadonlyMap<string, string>): string {
  const name = key.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'secret';
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? name : `${name}-${count}`;
    if (!taken.has(numbered)) return numbered;
  }
}
