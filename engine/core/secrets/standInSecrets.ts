import { authenticationKinds } from '../auth/kinds/authenticationKinds.ts';
import type { ConfigDocument } from '../document/configDocument.ts';
import { referencesIn } from '../expressions/referencesIn.ts';
import { parseJson } from '../json/parseJson.ts';
import { objectField } from '../json/readValues.ts';
import { isObject, type JsonScalar, type JsonValue } from '../json/value.ts';
import { findSecretPlaces, secretPlacesOf } from './findSecretPlaces.ts';
import { replaceValues } from './replaceValues.ts';
import type { SecretPlace } from './secretPlace.ts';
import { settingsOf } from './settingsOf.ts';

/**
 * Fills stand-ins for missing secrets into a configuration, so that a plan, a check or a replay can read it when
 * nothing is sent. Encrypted values stay, unless a run would parse them.
 */
export function withStandIns(document: ConfigDocument): ConfigDocument {
  return document.with(settingsOf(secretPlacesOf(document), (place) => standInAt(place, document.value)));
}

/** Fills stand-ins for some of the secrets, or all, into a configuration's text. */
export function standInSecrets(text: string, isWanted: (place: SecretPlace) => boolean = () => true): string {
  const places = findSecretPlaces(text).filter(isWanted);
  return places.length === 0
    ? text
    : replaceValues(
        text,
        settingsOf(places, (place) => standInAt(place, parseJson(text))),
      );
}

/** The stand-ins for empty values, which a run may also have sent as they are. */
export function standInsForEmpty(document: ConfigDocument): string[] {
  return secretPlacesOf(document)
    .filter(({ state }) => state === 'empty')
    .map(standInOf);
}

function standInAt(place: SecretPlace, document: JsonValue | undefined): JsonScalar | undefined {
  const { path, state } = place;
  if (path === 'authorization.oauth_api.credentials.#data') return JSON.stringify(standInData(document));
  // A certificate must be valid.
  if (path === 'api.#clientCertificate') return null;
  return state === 'encrypted' ? undefined : standInOf(place);
}

/** A stand-in in letters that no address, form or JSON text escapes. */
function standInOf({ key }: SecretPlace): string {
  return `__${key.slice(1).replaceAll(/\W/g, '_')}__`;
}

/** The keys that authentications read in `#data`, and those that the configuration references. */
function standInData(document: JsonValue | undefined): object {
  const parameters = isObject(document) ? (objectField(document, 'parameters') ?? document) : {};
  const named = [
    ...referencesIn(parameters, 'authorization').flatMap((name) => /^data\.(.+)$/.exec(name)?.[1] ?? []),
    ...referencesIn(parameters, 'user'),
  ];
  const read = authenticationKinds.flatMap((kind) => kind.oauth?.dataKeys ?? []);
  // A name with dots may be one key or a path through objects.
  return Object.fromEntries([...read, ...named].map((name) => [name, `__${name}__`]));
}
