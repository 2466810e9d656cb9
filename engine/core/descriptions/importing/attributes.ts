import type { JsonValue } from '../../json/value.ts';
import { config } from '../../schema/generated/options.ts';

/** A value of a new configuration that the user may have to fill in. */
export interface ImportedAttribute {
  /** The key in `config`; one with a `#` is a secret. */
  key: string;
  value: JsonValue;
  /** The prompt for the value, in a few words or a sentence. */
  prompt: string;
  /** The text written until it has a value: an empty part of an address cannot be checked. */
  standIn?: string | undefined;
}

/** An object with this key is a call of a function. */
const callKey = 'function';

/** The attributes of a new configuration, each name once. */
export class Attributes {
  readonly #all = new Map<string, ImportedAttribute>();

  /** The key of this value in `config`; another one where the format uses the name itself. */
  add(name: string, value: JsonValue, prompt: string, standIn?: string): string {
    const key = Object.hasOwn(config, name) || name === callKey ? `${name}Value` : name;
    this.addKey(key, value, prompt, standIn);
    return key;
  }

  /** Adds a value with a fixed key. */
  addKey(key: string, value: JsonValue, prompt: string, standIn?: string): void {
    if (!this.#all.has(key)) this.#all.set(key, { key, value, prompt, standIn });
  }

  get all(): ImportedAttribute[] {
    return [...this.#all.values()];
  }
}
