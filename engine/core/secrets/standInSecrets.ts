import { authenticationKinds } from '../auth/authenticationKinds.ts';
import { parseJson } from '../json/parseJson.ts';
import { objectField } from '../json/readValues.ts';
import { isObject } from '../json/value.ts';
import { findSecretPlaces } from './findSecretPlaces.ts';
import { replaceValues } from './replaceValues.ts';
import type { SecretPlace } from './secretPlace.ts';
import { referencesIn } from './secretUse.ts';

/**
 * A configuration's text in which something stands for the secrets in these states, so that it can be read where nothing
 * is sent. What is encrypted stands for itself, except where a run would look into it.
 */
export function standInSecrets(text: string, states: readonly SecretPlace['state'][]): string {
  // Most have none, and then a large text need not be gone through.
  if (!states.includes('missing') && !text.includes('KBC::')) return text;
  const places = findSecretPlaces(text).filter(({ state }) => states.includes(state));
  return replaceValues(text, places, ({ key, path, state }) => {
    if (path === 'authorization.oauth_api.credentials.#data') return JSON.stringify(JSON.stringify(standInData(text)));
    if (path === 'api.#clientCertificate') return 'null';
    return state === 'encrypted' ? undefined : JSON.stringify(`__${key.slice(1)}__`);
  });
}

/** What a kind of authentication reads in `#data`, and whatever the configuration takes from it. */
function standInData(text: string): object {
  const document = parseJson(text);
  const parameters = isObject(document) ? (objectField(document, 'parameters') ?? document) : {};
  const named = [
    ...referencesIn(parameters, 'authorization').flatMap((name) => /^data\.(.+)$/.exec(name)?.[1] ?? []),
    ...referencesIn(parameters, 'user'),
  ];
  const read = authenticationKinds.flatMap((kind) => kind.oauth?.dataKeys ?? []);
  // A name with dots is found as one key as well as by a way through objects.
  return Object.fromEntries([...read, ...named].map((name) => [name, `__${name}__`]));
}
