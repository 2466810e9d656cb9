import { spellingsOf } from '../auth/authenticationKind.ts';
import { childPointer } from '../childPointer.ts';
import { iterationSources } from '../config/iterationSources.ts';
import type { ConfigDocument } from '../document/configDocument.ts';
import { parseJson } from '../json/parseJson.ts';
import { objectField } from '../json/readValues.ts';
import { entriesOf, hasField, isList, isObject, type JsonObject, type JsonValue, keysOf } from '../json/value.ts';
import { isCredentialName } from '../secrecy/credentialNames.ts';
import { closestName } from '../text/closestName.ts';
import { isEncrypted } from './isEncrypted.ts';
import { type LocatedValue, locateValues } from './locateValues.ts';
import type { LocatedPlace, SecretPlace } from './secretPlace.ts';
import { SecretUse } from './secretUse.ts';

/** The sections that a run reads besides `authorization`, which is outside `parameters`. */
const sections = new Set(['api', 'config', 'iterations', 'aws', 'sshProxy']);

/** A scalar with its key, in a document or in its text. */
type KeyedValue = Pick<LocatedValue, 'parent' | 'key' | 'value'>;

/** A place without its name, which depends on the other places, and its current value. */
interface Found<Value> {
  place: Omit<SecretPlace, 'name'>;
  value?: Value;
}

/**
 * Finds the places for values of secrets in a configuration, bare or wrapped in `parameters`: empty or encrypted values
 * of `#` keys, encrypted ones of other credentials, and missing attributes with `#` that are referenced or read by the
 * authentication (`docs/format/configuration.md#14-ui-only-keys`). In document order, missing ones last.
 */
export function secretPlacesOf({ value: document }: Pick<ConfigDocument, 'value'>): SecretPlace[] {
  if (!isObject(document)) return [];
  return named(findAmong(document, keyedValues(document, []))).map(({ place }) => place);
}

/** Finds the places in a configuration's text; none if it is not JSON. */
export function findSecretPlaces(text: string): LocatedPlace[] {
  const located = locateValues(text);
  const document = located && parseJson(text);
  if (located === undefined || !isObject(document)) return [];
  return named(findAmong(document, located.values)).flatMap(({ place, value }) => {
    if (value !== undefined) return [{ ...place, start: value.start, end: value.end }];
    const around = pointerOf(place.keys.slice(0, -1));
    const inside = located.objects.findLast(({ path }) => pointerOf(path) === around)?.inside;
    return inside === undefined ? [] : [{ ...place, start: inside, end: inside }];
  });
}

function findAmong<Value extends KeyedValue>(document: JsonObject, values: Iterable<Value>): Found<Value>[] {
  const root = objectField(document, 'parameters') === undefined ? [] : ['parameters'];
  const parameters = objectField(document, 'parameters') ?? document;
  const use = new SecretUse(parameters);
  const ofCredentials = [...values].filter(({ key }) => isCredentialName(key));
  const there = lastOfEach(ofCredentials).flatMap((value) => placeOf(value, root, use) ?? []);
  return [...there, ...findMissing(parameters, root, use).map((place) => ({ place }))];
}

/** The scalars with their keys, at any depth. */
function* keyedValues(container: JsonValue, path: readonly string[]): Generator<KeyedValue> {
  if (isList(container)) {
    for (const [index, item] of container.entries()) yield* keyedValues(item, [...path, String(index)]);
  } else if (isObject(container)) {
    for (const [key, value] of entriesOf(container)) {
      if (isList(value) || isObject(value)) yield* keyedValues(value, [...path, key]);
      else yield { parent: path, key, value };
    }
  }
}

function placeOf<Value extends KeyedValue>(value: Value, root: string[], use: SecretUse): Found<Value> | undefined {
  const { parent, key } = value;
  const keys = [...parent, key];
  const below = belowRoot(keys, root);
  const state = below && stateOf(key, value.value);
  if (state === undefined || below === undefined) return undefined;
  const isDemanded = use.uses(below);
  const mayBeEmpty = state === 'empty' && !use.needs(below);
  return {
    place: { key, path: below.join('.'), keys, pointer: pointerOf(keys), state, isDemanded, mayBeEmpty },
    value,
  };
}

/** The state of a value. A key without `#` may be empty on purpose: a parameter may be named `secret`. */
function stateOf(key: string, value: LocatedValue['value']): SecretPlace['state'] | undefined {
  if (typeof value === 'string' && isEncrypted(value)) return 'encrypted';
  return key.startsWith('#') && (value === '' || value === null) ? 'empty' : undefined;
}

/** The path as shown to the user; undefined for a part of the document that no run reads. */
function belowRoot(path: readonly string[], root: string[]): readonly string[] | undefined {
  if (path[0] === 'authorization') return path;
  const below = path.slice(root.length);
  return root.every((key, index) => path[index] === key) && sections.has(below[0] ?? '') ? below : undefined;
}

function findMissing(parameters: JsonObject, root: string[], use: SecretUse): Found<never>['place'][] {
  if (objectField(parameters, 'config') === undefined) return [];
  const layers = iterationSources(parameters).map((source) => source.config);
  const known = layers.flatMap(keysOf);
  const lacks = (...spellings: string[]) => layers.some((layer) => !spellings.some((key) => hasField(layer, key)));
  const referenced = [...use.attributes].filter((key) => /^#[^.]+$/.test(key) && lacks(key));
  const ofKind = use.credentialKeys.filter((key) => lacks(...spellingsOf(key)));
  return [...new Set([...referenced, ...ofKind])].map((key) => ({
    key,
    path: `config.${key}`,
    keys: [...root, 'config', key],
    pointer: pointerOf([...root, 'config', key]),
    state: 'missing' as const,
    // A name close to that of another attribute is more likely a typo than a secret.
    isDemanded: closestName(key, known) === undefined && !known.includes(key),
    mayBeEmpty: false,
  }));
}

/** The last value of each repeated key, the only one that counts. */
function lastOfEach<Value extends KeyedValue>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [pointerOf([...value.parent, value.key]), value])).values()];
}

function named<Value>(found: readonly Found<Value>[]): { place: SecretPlace; value?: Value }[] {
  const counts = new Map<string, number>();
  for (const { place } of found) counts.set(place.key, (counts.get(place.key) ?? 0) + 1);
  const nameOf = ({ key, path }: Found<Value>['place']) => (counts.get(key) === 1 ? key : path);
  return found.map(({ place, ...at }) => ({ place: { name: nameOf(place), ...place }, ...at }));
}

function pointerOf(path: readonly string[]): string {
  return path.reduce(childPointer, '');
}
