import { findSecretPlaces } from './findSecretPlaces.ts';
import { replaceValues } from './replaceValues.ts';
import { secretValue } from './secretPlace.ts';

/**
 * A configuration's text with the values of secrets in the places that take one; nothing else is changed, a value that
 * stands there in plain text neither. A text that is no JSON is given back.
 */
export function fillSecrets(text: string, secrets: Readonly<Record<string, string>>): string {
  if (Object.keys(secrets).length === 0) return text;
  return replaceValues(text, findSecretPlaces(text), (place) => {
    const value = secretValue(place, secrets);
    return value === undefined ? undefined : JSON.stringify(value.toWellFormed());
  });
}
