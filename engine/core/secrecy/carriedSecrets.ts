import { minLengthInText } from './searched.ts';
import { SecretSearch } from './secretSearch.ts';

/** The length from which a secret is no part of another word or number by chance. */
const minLengthAnywhere = 8;

/**
 * Finds secrets, in any spelling, in data that is to leave the machine. Stricter than masking: an extra mask hides a
 * word, but a page number that is taken for a secret would not be sent.
 */
export class CarriedSecrets {
  readonly #secrets: ReadonlySet<string>;
  readonly #long = new SecretSearch();
  readonly #short = new SecretSearch();
  #known = 0;

  /** The set may grow. Its secrets are only read when something is searched. */
  constructor(secrets: ReadonlySet<string>) {
    this.#secrets = secrets;
  }

  /** Whether a text contains a secret: a long one anywhere, a short one as a word. */
  isIn(text: string): boolean {
    this.#learn();
    return this.#long.finds(text) || this.#short.findsWord(text);
  }

  /** Whether a text is a secret and nothing more, however short. */
  isAll(text: string): boolean {
    return text !== '' && this.#secrets.has(text);
  }

  #learn(): void {
    if (this.#known === this.#secrets.size) return;
    for (const secret of [...this.#secrets].slice(this.#known)) {
      // A response may repeat it in an address without encoding, so these characters end a parameter or the address.
      for (const part of new Set([secret, ...secret.split(/[&#]/)])) this.#add(part);
    }
    this.#known = this.#secrets.size;
  }

  #add(secret: string): void {
    if (secret.length >= minLengthAnywhere) this.#long.add(secret);
    // Host names are in lower case.
    else if (secret.length >= minLengthInText) for (const form of [secret, secret.toLowerCase()]) this.#short.add(form);
  }
}
