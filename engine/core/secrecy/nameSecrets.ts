import { parseJson } from '../json/parseJson.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../json/value.ts';
import { isSecretKey } from './isSecretKey.ts';

/** A secret and the key that gives it its name. */
type Keyed = [key: string, secret: string];

/**
 * The secrets that stand in a configuration, by names made from their keys: `#apiToken` gives `apiToken`; of several
 * values under one name the second is `apiToken-2`, in document order. A secret that is a JSON text, as OAuth's `#data`
 * is, gives its parts too. Names are letters, digits and `-`.
 */
export function nameSecrets(document: JsonValue): Map<string, string> {
  const named = new Map<string, string>();
  const known = new Set<string>();
  for (const [key, secret] of findKeyed(document)) {
    if (known.has(secret)) continue;
    known.add(secret);
    named.set(freeName(key, named), secret);
  }
  return named;
}

function findKeyed(value: JsonValue): Keyed[] {
  if (isList(value)) return value.flatMap(findKeyed);
  if (!isObject(value)) return [];
  return entriesOf(value).flatMap(([key, field]) => (isSecretKey(key) ? allBelow(field, key) : findKeyed(field)));
}

function allBelow(value: JsonValue, key: string): Keyed[] {
  if (isList(value)) return value.flatMap((item) => allBelow(item, key));
  if (isObject(value)) return entriesOf(value).flatMap(([inner, field]) => allBelow(field, `${key}-${inner}`));
  const text = textOf(value) ?? '';
  return text === '' ? [] : [[key, text], ...partsOf(text, key)];
}

function partsOf(text: string, key: string): Keyed[] {
  if (!/^\s*[{[]/.test(text)) return [];
  try {
    return allBelow(parseJson(text), key);
  } catch {
    return [];
  }
}

function freeName(key: string, taken: ReadonlyMap<string, string>): string {
  const name = key.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'secret';
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? name : `${name}-${count}`;
    if (!taken.has(numbered)) return numbered;
  }
}
