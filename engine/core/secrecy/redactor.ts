import { isCredentialName } from './credentialNames.ts';
import type { Masker } from './masker.ts';
import { maskParams } from './maskParams.ts';
import { isTelling } from './searched.ts';
import { SecretSearch } from './secretSearch.ts';

/** The text that replaces a secret for a person. */
export const mask = '•••';

const maxPassing = 64;

/** Masks text for a person: secret values in every spelling, and credentials by their names. */
export class Redactor implements Masker {
  readonly mask = mask;
  readonly #ofConfig: ReadonlySet<string>;
  readonly #pagedBy: ReadonlySet<string>;
  readonly #secrets = new Set<string>();
  readonly #lasting = new Set<string>();
  #passing: string[] = [];
  #search = new SecretSearch();

  /** The secrets of a configuration, and its paging parameters, which stay readable even if their names look secret. */
  constructor(secrets: readonly string[], pagedBy: ReadonlySet<string> = new Set()) {
    this.#ofConfig = new Set(secrets.filter((secret) => secret !== ''));
    this.#pagedBy = pagedBy;
    this.add(secrets);
  }

  /** Adds values that must be masked from now on, such as the token of a login. */
  add(secrets: readonly string[]): void {
    for (const secret of secrets) {
      this.#lasting.add(secret);
      this.#hide(secret);
    }
  }

  #hide(secret: string): void {
    if (!this.#secrets.has(secret)) this.#search.add(secret);
    this.#secrets.add(secret);
  }

  /**
   * Adds values made for one request, such as a signature, to be masked while its response is handled. Keeps only those
   * that were given last, because every request may have one.
   */
  addPassing(secrets: readonly string[]): void {
    const given = new Set(secrets.filter((secret) => isTelling(secret) && !this.#lasting.has(secret)));
    if (given.size === 0) return;
    this.#passing = [...this.#passing.filter((secret) => !given.has(secret)), ...given];
    if (this.#passing.length > maxPassing) {
      for (const over of this.#passing.splice(0, maxPassing / 2)) {
        if (!this.#lasting.has(over)) this.#secrets.delete(over);
      }
      this.#search = new SecretSearch(this.#secrets);
    }
    for (const secret of given) this.#hide(secret);
  }

  /** All values known so far that must be masked, in the order in which they were added. */
  get secrets(): ReadonlySet<string> {
    return this.#secrets;
  }

  /** The values that the configuration does not have: those of logins, and those made for the last requests. */
  get ofRun(): string[] {
    return [...this.#secrets].filter((secret) => !this.#ofConfig.has(secret));
  }

  /** The values of the configuration and of logins, not those made for one request. The set only grows. */
  get lasting(): ReadonlySet<string> {
    return this.#lasting;
  }

  hides(name: string, value: string, isCredential = false): boolean {
    return isCredential || isCredentialName(name, this.#pagedBy) || this.isWhole(value) || this.#search.finds(value);
  }

  isWhole(text: string): boolean {
    return this.#ofConfig.has(text);
  }

  redact(text: string): string {
    const shown = this.#search.replace(text, () => mask);
    const isCredential = (name: string) => isCredentialName(name, this.#pagedBy);
    return maskParams(shown, { mask, isCredential, isMasked: () => false });
  }

  /**
   * The start of a long text without secrets: this many characters, or fewer with masks. Leaves out a secret that
   * crosses the end, because part of it would not be recognised.
   */
  redactBeginning(text: string, length: number): string {
    const { longest } = this.#search;
    if (text.length <= length + longest) return this.redact(text);
    const redacted = this.redact(text.slice(0, length + longest));
    return redacted.slice(0, Math.max(0, redacted.length - longest));
  }
}

/** Creates a function that redacts a fixed set of secrets. */
export function createRedactor(...known: ConstructorParameters<typeof Redactor>): (text: string) => string {
  const redactor = new Redactor(...known);
  return (text) => redactor.redact(text);
}
