import type { JsonValue } from '../../json/value.ts';
import { config } from '../../schema/generated/options.ts';

/** A value of a new configuration that the user may have to fill in. */
export interface ImportedAttribute {
  /** Its key in `config`; one with a `#` is a secret. */
  key: string;
  value: JsonValue;
  /** What it is, in a few words or a sentence. */
  prompt: string;
}

/** The attributes of a new configuration, each name once. */
export class Attributes {
  readonly #all = new Map<string, ImportedAttribute>();

  /** The key under which `config` has this value; another one where the format uses the name itself. */
  add(name: string, value: JsonValue, prompt: string): string {
    const key = Object.hasOwn(config, name) ? `${name}Value` : name;
    this.addKey(key, value, prompt);
    return key;
  }

  /** A key that must be called so. */
  addKey(key: string, value: JsonValue, prompt: string): void {
    if (!this.#all.has(key)) this.#all.set(key, { key, value, prompt });
  }

  get all(): ImportedAttribute[] {
    return [...this.#all.values()];
  }
}
