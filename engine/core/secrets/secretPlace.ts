/** A place of a configuration that needs the value of a secret, or may be given one. */
export interface SecretPlace {
  /** What the user calls it: the key as it is written, with `#`; the dotted path where several places have that key. */
  name: string;
  key: string;
  /** Keys and indexes below the object that holds `api` and `config` (`authorization` counts as there too), with dots. */
  path: string;
  /** RFC 6901 pointer from the root of the document; of a missing attribute where it would stand. */
  pointer: string;
  /** Encrypted by the platform; there, but empty; or an attribute that `config` lacks although something refers to it. */
  state: 'encrypted' | 'empty' | 'missing';
  /** Whether a run cannot do without: nothing else than a value of its own can be meant, and something uses it. */
  isDemanded: boolean;
  /** Where the value stands in the text; of a missing attribute where its key and its value are put. */
  start: number;
  end: number;
}

/** The value that is given for a place: under its path, which is more specific, or under its key. */
export function secretValue(
  { path, key }: Pick<SecretPlace, 'path' | 'key'>,
  secrets: Readonly<Record<string, string>>,
): string | undefined {
  return [path, key].filter((name) => Object.hasOwn(secrets, name)).map((name) => secrets[name])[0];
}
