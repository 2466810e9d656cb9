import { createName, type Name, type NameKind } from './name.ts';

/** The names of one kind by their text, each created when first found. */
export class NameTable {
  readonly #kind: NameKind;
  readonly #names = new Map<string, Name>();

  constructor(kind: NameKind) {
    this.#kind = kind;
  }

  find(text: string): Name | undefined {
    return this.#names.get(text);
  }

  getOrAdd(text: string, options?: Partial<Name>): Name {
    const name = this.#names.get(text) ?? createName(this.#kind, text, options);
    this.#names.set(text, name);
    return name;
  }

  all(): Name[] {
    return [...this.#names.values()];
  }
}
