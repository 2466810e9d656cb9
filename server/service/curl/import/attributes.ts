import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';

/** Instead of a value: what a manual writes, or a variable of the shell. */
const placeholderText = /^(?:\$\{?[\w:]+\}?|%\w+%|<.*>|\{.*\}|\[.*\]|(?:your|my)[-_ ].*|[x*.…]{3,})$|\.\.\.$|…$/i;

/** Gathers the keys that an import adds to `config`. */
export class Attributes {
  readonly #taken: ReadonlyMap<string, unknown>;
  readonly #added = new Map<string, JsonValue>();
  readonly #remarks: string[];

  constructor(taken: ReadonlyMap<string, unknown>, remarks: string[]) {
    this.#taken = taken;
    this.#remarks = remarks;
  }

  get added(): [key: string, value: JsonValue][] {
    return [...this.#added];
  }

  /** Keeps a secret under a key of this name, or of one like it that is free; gives the reference to it. */
  secret(name: string, value: string): JsonObject {
    for (let count = 1; ; count++) {
      const key = `#${name}${count === 1 ? '' : count}`;
      const known = this.#taken.get(key) ?? this.#added.get(key);
      if (known === undefined) this.set(key, value);
      if (known === undefined || known === value) return { attr: key };
    }
  }

  isTaken(key: string): boolean {
    return this.#taken.has(key) || this.#added.has(key);
  }

  set(key: string, value: string): void {
    this.#added.set(key, value);
    if (value === '') this.#remarks.push(`Write the value of "${key}" into "config": the command has none.`);
    else if (placeholderText.test(value)) {
      this.#remarks.push(`Write the value of "${key}" into "config": the command only has "${value}".`);
    }
  }

  /** Whether a text is part of a value that was added. */
  hold(text: string): boolean {
    return [...this.#added.values()].some((value) => typeof value === 'string' && value.includes(text));
  }
}
