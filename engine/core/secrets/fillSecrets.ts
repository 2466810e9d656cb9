import type { ConfigDocument } from '../document/configDocument.ts';
import { UserError } from '../errors.ts';
import { waysToGive } from '../text/credentialText.ts';
import { secretPlacesOf } from './findSecretPlaces.ts';
import { findUnfilledSecrets } from './findUnfilledSecrets.ts';
import { type SecretPlace, secretValue } from './secretPlace.ts';
import { settingsOf } from './settingsOf.ts';

/** Fills the values of secrets into a configuration. Nothing else changes, not even a value in plain text. */
export function fillSecrets(document: ConfigDocument, secrets: Readonly<Record<string, string>>): ConfigDocument {
  if (Object.keys(secrets).length === 0) return document;
  const filling = (place: SecretPlace) => secretValue(place, secrets)?.toWellFormed();
  return document.with(settingsOf(secretPlacesOf(document), filling));
}

/** Throws a UserError if a run would send, or compute with, a value that only the platform can decrypt. */
export function requireSecrets(document: ConfigDocument): void {
  const places = secretPlacesOf(document).filter(({ state, isDemanded }) => state === 'encrypted' && isDemanded);
  const it = places.length === 1 ? 'it' : 'them';
  refuse(places, `encrypted, and only the platform can decrypt ${it}`);
}

/** Throws a UserError if requests would be sent with an empty secret that nobody has given. */
export function requireFilled(document: ConfigDocument, secrets: Readonly<Record<string, string>>): void {
  refuse(findUnfilledSecrets(document, secrets), 'empty');
}

function refuse(places: readonly SecretPlace[], what: string): void {
  const [first] = places;
  if (first === undefined) return;
  const names = places.map(({ name }) => `"${name}"`).join(', ');
  const [is, its] = places.length === 1 ? ['is', 'its value'] : ['are', 'their values'];
  throw new UserError('secret.missing', `${names} ${is} ${what}. ${waysToGive(its)}`, { pointer: first.pointer });
}
