import type { JsonObject, JsonValue } from '@pagewright/core/json/value';
import { isMarked } from '@pagewright/core/secrecy/credentialNames';
import { ownConfigKeys } from '../../features/renames/ownConfigKeys.ts';

/** Matches a placeholder from a manual, or a shell variable, instead of a value. */
const placeholderText = /^(?:\$\{?[\w:]+\}?|%\w+%|<.*>|\{.*\}|\[.*\]|(?:your|my)[-_ ].*|[x*.…]{3,})$|\.\.\.$|…$/i;

/** Gathers the keys that an import adds to `config`. */
export class AddedAttributes {
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

  /** The added credentials whose values are more than the placeholders of a manual. */
  get secrets(): Record<string, string> {
    const isSecret = (added: [key: string, value: JsonValue]): added is [string, string] =>
      isMarked(added[0]) && typeof added[1] === 'string' && added[1] !== '' && !placeholderText.test(added[1]);
    return Object.fromEntries(this.added.filter(isSecret));
  }

  /** Adds a secret under this name, or a similar one that is free; returns the reference to it. */
  secret(name: string, value: string): JsonObject {
    for (let count = 1; ; count++) {
      const key = `#${name}${count === 1 ? '' : count}`;
      const known = this.#taken.get(key) ?? this.#added.get(key);
      if (known === undefined) this.set(key, value);
      if (known === undefined || known === value) return { attr: key };
    }
  }

  /** Adds an attribute for a variable of a template, unless there is one; returns the reference to it. */
  variable(name: string): JsonObject {
    const written = name.replaceAll('.', '_');
    const key = ownConfigKeys.has(written) ? `${written}_value` : written;
    if (!this.isTaken(key)) this.set(key, `{{${name}}}`);
    return { attr: key };
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

  /** Whether a text is part of an added value. */
  hold(text: string): boolean {
    return [...this.#added.values()].some((value) => typeof value === 'string' && value.includes(text));
  }
}
