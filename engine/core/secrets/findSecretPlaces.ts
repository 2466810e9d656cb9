import { spellingsOf } from '../auth/authenticationKind.ts';
import { childPointer } from '../childPointer.ts';
import { iterationSources } from '../config/iterationSources.ts';
import { parseJson } from '../json/parseJson.ts';
import { objectField } from '../json/readValues.ts';
import { hasField, isObject, type JsonObject, keysOf } from '../json/value.ts';
import { isCredentialName } from '../secrecy/credentialNames.ts';
import { closestName } from '../text/closestName.ts';
import { isEncrypted } from './isEncrypted.ts';
import { type LocatedValue, type LocatedValues, locateValues } from './locateValues.ts';
import type { SecretPlace } from './secretPlace.ts';
import { SecretUse } from './secretUse.ts';

/** The sections that a run reads besides `authorization`, which is outside `parameters`. */
const sections = new Set(['api', 'config', 'iterations', 'aws', 'sshProxy']);

/** A place without its name, which depends on the other places. */
type Unnamed = Omit<SecretPlace, 'name'>;

/**
 * Finds the places for values of secrets in a configuration's text, bare or wrapped in `parameters`: empty values of
 * `#` keys, encrypted values of `#` keys and other keys of credentials, and attributes with `#` that are missing, although
 * they are referenced or the authentication reads them (`docs/format/configuration.md#14-ui-only-keys`). In document
 * order, missing ones last; none if the text is not JSON.
 */
export function findSecretPlaces(text: string): SecretPlace[] {
  const located = locateValues(text);
  const document = located && parseJson(text);
  if (located === undefined || !isObject(document)) return [];
  const root = objectField(document, 'parameters') === undefined ? [] : ['parameters'];
  const parameters = objectField(document, 'parameters') ?? document;
  const use = new SecretUse(parameters);
  const ofCredentials = located.values.filter(({ key }) => isCredentialName(key));
  const there = lastOfEach(ofCredentials).flatMap((value) => placeOf(value, root, use) ?? []);
  return named([...there, ...findMissing(parameters, root, use, located)]);
}

function placeOf(
  { parent, key, value, start, end }: LocatedValue,
  root: string[],
  use: SecretUse,
): Unnamed | undefined {
  const path = [...parent, key];
  const below = belowRoot(path, root);
  const state = below && stateOf(key, value);
  if (state === undefined || below === undefined) return undefined;
  const isDemanded = state === 'encrypted' ? use.uses(below) : use.needs(below);
  return { key, path: below.join('.'), pointer: pointerOf(path), state, isDemanded, start, end };
}

/** A key without `#` may be empty on purpose: a parameter may be named `secret`. */
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

function findMissing(parameters: JsonObject, root: string[], use: SecretUse, located: LocatedValues): Unnamed[] {
  const configPath = [...root, 'config'];
  const config = located.objects.findLast(({ path }) => pointerOf(path) === pointerOf(configPath));
  if (config === undefined) return [];
  const layers = iterationSources(parameters).map((source) => source.config);
  const known = layers.flatMap(keysOf);
  const lacks = (...spellings: string[]) => layers.some((layer) => !spellings.some((key) => hasField(layer, key)));
  const referenced = [...use.attributes].filter((key) => /^#[^.]+$/.test(key) && lacks(key));
  const ofKind = use.credentialKeys.filter((key) => lacks(...spellingsOf(key)));
  return [...new Set([...referenced, ...ofKind])].map((key) => ({
    key,
    path: `config.${key}`,
    pointer: pointerOf([...configPath, key]),
    state: 'missing' as const,
    // A name close to that of another attribute is more likely a typo than a secret.
    isDemanded: closestName(key, known) === undefined && !known.includes(key),
    start: config.inside,
    end: config.inside,
  }));
}

/** If a key is repeated in an object, only the last one counts. */
function lastOfEach(values: readonly LocatedValue[]): LocatedValue[] {
  return [...new Map(values.map((value) => [pointerOf([...value.parent, value.key]), value])).values()];
}

function named(places: readonly Unnamed[]): SecretPlace[] {
  const counts = new Map<string, number>();
  for (const { key } of places) counts.set(key, (counts.get(key) ?? 0) + 1);
  return places.map((place) => ({ name: counts.get(place.key) === 1 ? place.key : place.path, ...place }));
}

function pointerOf(path: readonly string[]): string {
  return path.reduce(childPointer, '');
}
