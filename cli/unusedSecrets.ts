import { closestName, type SecretPlace } from '../engine/secrets.ts';

/** A warning for each name in a file of secrets that no place of the configuration takes, with the one that was meant. */
export function unusedSecrets(names: readonly string[], places: readonly SecretPlace[]): string[] {
  const known = [...new Set(places.flatMap(({ key, path }) => [key, path]))];
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = closestName(name, known);
      const hint = nearest === undefined ? 'The configuration needs no value for it.' : `Did you mean "${nearest}"?`;
      return `The secret "${name}" is not used. ${hint}`;
    });
}
