import type { SecretPlace } from '../../../engine/secrets.ts';

/** A secret to choose from a list. */
export interface SecretItem {
  /** Its name. */
  label: string;
  description: string;
}

const inFile: Record<SecretPlace['state'], string> = {
  encrypted: 'encrypted in the file',
  empty: 'empty in the file',
  missing: 'not in the file, but referred to',
};

/** The secrets that a configuration takes, and those that are kept for it although it does not take them any more. */
export function secretItems(places: readonly SecretPlace[], stored: readonly string[]): SecretItem[] {
  const taken = new Set(places.flatMap(({ path, key }) => [path, key]));
  const others = stored.filter((name) => !taken.has(name));
  return [
    ...places.map(({ name, path, key, state }) => {
      const isSet = [path, key].some((known) => stored.includes(known));
      return { label: name, description: isSet ? `${inFile[state]}, set` : inFile[state] };
    }),
    ...others.map((name) => ({ label: name, description: 'set' })),
  ];
}
