/** A place in a configuration that needs, or may get, the value of a secret. */
export interface SecretPlace {
  /** The name for the user: the key as written, with `#`, or the dotted path if several places have that key. */
  name: string;
  key: string;
  /** The dotted path below the object that holds `api` and `config` (`authorization` counts as being there too). */
  path: string;
  /** The keys and indexes from the root of the document; for a missing attribute, where it would be. */
  keys: readonly string[];
  /** The keys as an RFC 6901 pointer. */
  pointer: string;
  /** Encrypted by the platform; empty; or an attribute that is needed but missing in `config`. */
  state: 'encrypted' | 'empty' | 'missing';
  /** Whether a run needs the value: it must be a secret value, and something uses it. */
  isDemanded: boolean;
  /** Whether the empty value in the file may be intended: nothing refuses it before it is sent. */
  mayBeEmpty: boolean;
}

/** A place in a configuration's text. */
export interface LocatedPlace extends SecretPlace {
  /** The position of the value in the text; for a missing attribute, where its key and value are inserted. */
  start: number;
  end: number;
}

/** The value for a place, under its path, which is more specific, or under its key. */
export function secretValue(
  { path, key }: Pick<SecretPlace, 'path' | 'key'>,
  secrets: Readonly<Record<string, string>>,
): string | undefined {
  return [path, key].filter((name) => Object.hasOwn(secrets, name)).map((name) => secrets[name])[0];
}
