import { authenticationKinds } from '../auth/authenticationKinds.ts';
import { parseJson } from '../json/parseJson.ts';
import { objectField } from '../json/readValues.ts';
import { isObject } from '../json/value.ts';
import { findSecretPlaces } from './findSecretPlaces.ts';
import { replaceValues } from './replaceValues.ts';
import type { SecretPlace } from './secretPlace.ts';
import { referencesIn } from './secretUse.ts';

/**
 * Fills stand-ins for the secrets in these states into a configuration's text, so that it can be read when nothing is
 * sent. Encrypted values stay, except where a run would parse them.
 */
export function standInSecrets(text: string, states: readonly SecretPlace['state'][]): string {
  // Most texts have none, so a large one need not be searched.
  if (!states.includes('missing') && !text.includes('KBC::')) return text;
  const places = findSecretPlaces(text).filter(({ state }) => states.includes(state));
  return replaceValues(text, places, ({ key, path, state }) => {
    if (path === 'authorization.oauth_api.credentials.#data') return JSON.stringify(JSON.stringify(standInData(text)));
    if (path === 'api.#clientCertificate') return 'null';
    return state === 'encrypted' ? undefined : JSON.stringify(`__${key.slice(1)}__`);
  });
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
