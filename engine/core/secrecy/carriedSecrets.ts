import { minLengthInText } from './searched.ts';
import { SecretSearch } from './secretSearch.ts';

/** From this length on, a secret is no part of another word or number by chance. */
const minLengthAnywhere = 8;

/**
 * Tells whether what is to leave the machine carries a secret, in any spelling. It is stricter than what masks: a mask
 * too many hides a word, but a page number that is taken for a secret would not be sent.
 */
export class CarriedSecrets {
  readonly #secrets: ReadonlySet<string>;
  readonly #long = new SecretSearch();
  readonly #short = new SecretSearch();
  #known = 0;

  /** The set may grow. Its secrets are only read when something is looked for. */
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
      // Who repeats it in an address may not encode it, so that these end a parameter or the address.
      for (const part of new Set([secret, ...secret.split(/[&#]/)])) this.#add(part);
    }
    this.#known = this.#secrets.size;
  }

  #add(secret: string): void {
    if (secret.length >= minLengthAnywhere) this.#long.add(secret);
    // The name of a host is written in small letters.
    else if (secret.length >= minLengthInText) for (const form of [secret, secret.toLowerCase()]) this.#short.add(form);
  }
}
