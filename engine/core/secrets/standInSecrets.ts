import { authenticationKinds } from '../auth/authenticationKinds.ts';
import { referencesIn } from '../expressions/referencesIn.ts';
import { parseJson } from '../json/parseJson.ts';
import { objectField } from '../json/readValues.ts';
import { isObject } from '../json/value.ts';
import { findSecretPlaces } from './findSecretPlaces.ts';
import { replaceValues } from './replaceValues.ts';
import type { SecretPlace } from './secretPlace.ts';

/**
 * Fills stand-ins for the secrets without a value, or some of them, into a configuration's text, so that it can be read
 * when nothing is sent: what is not in the file, or encrypted there, must not keep a plan, a check or a replay from being
 * made. Encrypted values stay, except where a run would parse them.
 */
export function standInSecrets(text: string, isWanted: (place: SecretPlace) => boolean = () => true): string {
  return replaceValues(text, findSecretPlaces(text).filter(isWanted), (place) => {
    const { path, state } = place;
    if (path === 'authorization.oauth_api.credentials.#data') return JSON.stringify(JSON.stringify(standInData(text)));
    // What is read as a certificate must be one.
    if (path === 'api.#clientCertificate') return 'null';
    return state === 'encrypted' ? undefined : JSON.stringify(standInOf(place));
  });
}

/** The stand-ins that `standInSecrets` fills in for empty values, which a run may also have sent as they are. */
export function standInsForEmpty(text: string): string[] {
  return findSecretPlaces(text)
    .filter(({ state }) => state === 'empty')
    .map(standInOf);
}

/** In letters that no address, form or JSON text escapes. */
function standInOf({ key }: SecretPlace): string {
  return `__${key.slice(1).replaceAll(/\W/g, '_')}__`;
}

/** The keys that authentications read in `#data`, and those that the configuration references. */
function standInData(text: string): object {
  const document = parseJson(text);
  const parameters = isObject(document) ? (objectField(document, 'parameters') ?? document) : {};
  const named = [
    ...referencesIn(parameters, 'authorization').flatMap((name) => /^data\.(.+)$/.exec(name)?.[1] ?? []),
    ...referencesIn(parameters, 'user'),
  ];
  const read = authenticationKinds.flatMap((kind) => kind.oauth?.dataKeys ?? []);
  // A name with dots may be one key or a path through objects.
  return Object.fromEntries([...read, ...named].map((name) => [name, `__${name}__`]));
}
