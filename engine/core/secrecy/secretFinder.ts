import { isSecretKey } from './isSecretKey.ts';

/** Shorter values are masked where they are the whole of a field, but not searched for within one. */
const shortestWithin = 4;

/** Says of a field, by its name and its decoded value, whether it may not be shown. */
export type SecretFinder = (name: string, value: string) => boolean;

/** Finds fields that are marked by their name, or that are or hold one of these secrets. */
export function createSecretFinder(secrets: readonly string[]): SecretFinder {
  const wholes = new Set(secrets.filter((secret) => secret !== ''));
  const parts = [...wholes].filter((secret) => secret.length >= shortestWithin);
  return (name, value) =>
    // A nested parameter is written `filter[#key][0]`.
    name.split(/[[\]]+/).some(isSecretKey) || wholes.has(value) || parts.some((secret) => value.includes(secret));
}
