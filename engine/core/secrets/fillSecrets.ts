import { UserError } from '../errors.ts';
import { waysToGive } from '../text/credentialText.ts';
import { findSecretPlaces } from './findSecretPlaces.ts';
import { replaceValues } from './replaceValues.ts';
import { secretValue } from './secretPlace.ts';

/**
 * Fills the values of secrets into a configuration's text. Nothing else changes, not even a value that is already there
 * in plain text. A text that is not JSON is returned as it is.
 */
export function fillSecrets(text: string, secrets: Readonly<Record<string, string>>): string {
  if (Object.keys(secrets).length === 0) return text;
  return replaceValues(text, findSecretPlaces(text), (place) => {
    const value = secretValue(place, secrets);
    return value === undefined ? undefined : JSON.stringify(value.toWellFormed());
  });
}

/** Throws a UserError if a run would send, or compute with, a value that only the platform can decrypt. */
export function requireSecrets(text: string): void {
  const places = findSecretPlaces(text).filter(({ state, isDemanded }) => state === 'encrypted' && isDemanded);
  const [first] = places;
  if (first === undefined) return;
  const names = places.map(({ name }) => `"${name}"`).join(', ');
  const [is, it, its] = places.length === 1 ? ['is', 'it', 'its value'] : ['are', 'them', 'their values'];
  const message = `${names} ${is} encrypted, and only the platform can decrypt ${it}. ${waysToGive(its)}`;
  throw new UserError('secret.missing', message, { pointer: first.pointer });
}
