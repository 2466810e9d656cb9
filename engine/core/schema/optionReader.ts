import { integerOf, listField, numberOf, objectField, textField, truthField } from '../json/readValues.ts';
import { getField, type JsonObject, type JsonValue } from '../json/value.ts';

/** The keys of an object of the format with their defaults, as in `generated/options.ts`. */
export type Options = Readonly<Record<string, unknown>>;

type KeyOf<Defaults> = keyof Defaults & string;

/** The type that reading a key returns: never undefined if the schema has a default. */
type Read<Defaults, Key extends keyof Defaults, Kind> = Defaults[Key] extends Kind ? Kind : Kind | undefined;

/**
 * Reads the keys of an object of the configuration, with the platform's coercions
 * (`docs/format/configuration.md#1-values`). A missing or empty value has the schema's default.
 */
export class OptionReader<Defaults extends Options> {
  readonly #written: JsonObject;
  readonly #defaults: Defaults;

  constructor(written: JsonObject, defaults: Defaults) {
    this.#written = written;
    this.#defaults = defaults;
  }

  /** The value as written, for callers that coerce it themselves. */
  value(key: KeyOf<Defaults>): JsonValue | undefined {
    return getField(this.#written, key);
  }

  text<Key extends KeyOf<Defaults>>(key: Key): Read<Defaults, Key, string> {
    return this.#orDefault(key, textField(this.#written, key));
  }

  integer<Key extends KeyOf<Defaults>>(key: Key): Read<Defaults, Key, number> {
    return this.#orDefault(key, integerOf(getField(this.#written, key)));
  }

  number<Key extends KeyOf<Defaults>>(key: Key): Read<Defaults, Key, number> {
    return this.#orDefault(key, numberOf(getField(this.#written, key)));
  }

  truth<Key extends KeyOf<Defaults>>(key: Key): Read<Defaults, Key, boolean> {
    return this.#orDefault(key, truthField(this.#written, key));
  }

  object<Key extends KeyOf<Defaults>>(key: Key): Read<Defaults, Key, JsonObject> {
    return this.#orDefault(key, objectField(this.#written, key));
  }

  list<Key extends KeyOf<Defaults>>(key: Key): Read<Defaults, Key, readonly JsonValue[]> {
    return this.#orDefault<Key, readonly JsonValue[]>(key, listField(this.#written, key));
  }

  #orDefault<Key extends KeyOf<Defaults>, Kind>(key: Key, value: Kind | undefined): Read<Defaults, Key, Kind> {
    return (value ?? this.#defaults[key]) as Read<Defaults, Key, Kind>;
  }
}
