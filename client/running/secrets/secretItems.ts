import type { SecretPlace } from '@pagewright/engine/secrets';

/** A line in the list of secrets. */
export interface SecretItem {
  label: string;
  description: string;
  /** The effect of choosing it; absent for one secret, whose value is asked for. */
  does?: 'setMissing' | 'useOriginal' | 'moveToStore' | 'clear';
  /** The name under which the store has its value, which can be cleared. */
  stored?: string | undefined;
}

/** The secrets of a configuration in its text, and the names of those in the store. */
export interface ListedSecrets {
  places: readonly SecretPlace[];
  /** The names of those in plain text. */
  plain: readonly string[];
  stored: readonly string[];
  /** The name of the configuration whose secrets may be used. */
  original?: string | undefined;
}

const inFile: Record<SecretPlace['state'], string> = {
  encrypted: 'encrypted in the file',
  empty: 'empty in the file',
  missing: 'used, but not in the file',
};

/** The secrets that a configuration uses with their states, stored ones that it no longer uses, and what can be done. */
export function secretItems({ places, plain, stored, original }: ListedSecrets): SecretItem[] {
  const used = new Set(places.flatMap(({ path, key }) => [path, key]));
  const others = stored.filter((name) => !used.has(name));
  const listed = places.map((place) => ({
    place,
    name: [place.path, place.key].find((name) => stored.includes(name)),
  }));
  const missing = listed.filter(({ name }) => name === undefined).length;
  return [
    ...(original === undefined ? [] : [action(`$(references) Use the Secrets of ${original}`, 'useOriginal')]),
    ...(missing > 1 ? [action('$(list-ordered) Set All Missing Secrets', 'setMissing', String(missing))] : []),
    ...listed.map(({ place, name }) => ({ label: place.name, description: stateText(place, name), stored: name })),
    ...plain.map((name) => action(name, 'moveToStore', 'in the file, where everyone can read it')),
    ...others.map((name) => ({ label: name, description: 'set, but not used', stored: name })),
    ...(stored.length === 0 ? [] : [action('$(trash) Clear a Secret', 'clear')]),
  ];
}

function action(label: string, does: SecretItem['does'] & string, description = ''): SecretItem {
  return { label, description, does };
}

function stateText({ state, isDemanded }: SecretPlace, stored: string | undefined): string {
  if (stored !== undefined) return 'set';
  return isDemanded ? `missing, ${inFile[state]}` : inFile[state];
}
