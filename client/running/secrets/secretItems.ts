import type { SecretPlace } from '@pagewright/engine/secrets';

interface SecretItem {
  /** The name of the secret. */
  label: string;
  description: string;
}

const inFile: Record<SecretPlace['state'], string> = {
  encrypted: 'encrypted in the file',
  empty: 'empty in the file',
  missing: 'used, but not in the file',
};

/** The secrets that a configuration uses, and stored ones that it no longer uses. */
export function secretItems(places: readonly SecretPlace[], stored: readonly string[]): SecretItem[] {
  const used = new Set(places.flatMap(({ path, key }) => [path, key]));
  const others = stored.filter((name) => !used.has(name));
  return [
    ...places.map(({ name, path, key, state }) => {
      const isSet = [path, key].some((known) => stored.includes(known));
      return { label: name, description: isSet ? `${inFile[state]}, set` : inFile[state] };
    }),
    ...others.map((name) => ({ label: name, description: 'set' })),
  ];
}
