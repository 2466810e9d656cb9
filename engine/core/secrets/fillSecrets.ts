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
