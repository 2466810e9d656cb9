import { isCredentialInRecording } from '../credentialNames.ts';
import type { Masker } from '../masker.ts';
import { maskParams } from '../maskParams.ts';
import { isTelling, minLengthInText } from '../searched.ts';
import { secretForms } from '../secretForms.ts';
import { SecretSearch } from '../secretSearch.ts';
import {
  fillPlaceholders,
  isPlaceholder,
  namePlaceholder,
  numberPlaceholder,
  placeholder,
  withoutNames,
} from './placeholder.ts';

/** The limit of kept login values: a run may log in for every request. */
const maxLoginSecrets = 100;

/** Replaces secrets with placeholders, and named placeholders with the secrets of the configuration. */
export class SecretMask implements Masker {
  readonly mask = placeholder;
  readonly #named: ReadonlyMap<string, string>;
  readonly #known: ReadonlySet<string>;
  readonly #pagedBy: ReadonlySet<string>;
  /** The secrets of the configuration, with their names, if any. */
  readonly #ofConfig: ReadonlyMap<string, string | undefined>;
  /** The placeholders of the forms that can be restored. */
  readonly #placeholders: ReadonlyMap<string, string>;
  #search = new SecretSearch();
  #learned = -1;

  /**
   * `named` are the secrets that can be restored. `known` are all secrets: those of the configuration, later those of
   * logins too. `pagedBy` are the parameters that stay readable even if their names look secret.
   */
  constructor(
    named: ReadonlyMap<string, string>,
    known: ReadonlySet<string>,
    pagedBy: ReadonlySet<string> = new Set(),
  ) {
    this.#named = named;
    this.#known = known;
    this.#pagedBy = pagedBy;
    const ofConfig = new Map<string, string | undefined>([...known].map((secret) => [secret, undefined]));
    for (const [name, secret] of named) ofConfig.set(secret, name);
    ofConfig.delete('');
    this.#ofConfig = ofConfig;
    this.#placeholders = placeholdersOf(named);
  }

  hides(name: string, value: string, isCredential = false): boolean {
    return isCredential || isCredentialInRecording(name, this.#pagedBy) || this.isWhole(value);
  }

  /** Masks a text. A placeholder names its secret if it can be restored, which is impossible with mixed encodings. */
  redactNamed(text: string): string {
    this.#learn();
    const masked = this.#search.replace(text, (spelling) => this.#placeholders.get(spelling) ?? placeholder);
    const isCredential = (name: string) => isCredentialInRecording(name, this.#pagedBy);
    return maskParams(masked, { mask: placeholder, isCredential, isMasked: isPlaceholder });
  }

  /** Masks a text with unnamed placeholders only, for comparison. */
  redact(text: string): string {
    return withoutNames(this.redactNamed(text));
  }

  /** Whether a field is exactly a secret of the configuration, however short. */
  isWhole(field: string): boolean {
    return this.#ofConfig.has(field);
  }

  /** The placeholder for a JSON number that is a secret; undefined if it is not. */
  forNumber(token: string): string | undefined {
    if (token.length < minLengthInText || !this.isWhole(token)) return undefined;
    return numberPlaceholder(this.#ofConfig.get(token));
  }

  /** Restores the secrets of the configuration in a text, escaped if the text is JSON. */
  restore(text: string, kind: 'json' | 'text'): string {
    return fillPlaceholders(text, (name, form) => {
      const secret = this.#named.get(name);
      if (secret === undefined || form === 'number') return secret;
      const written = secretForms(secret)[form];
      return kind === 'json' && written !== undefined ? JSON.stringify(written).slice(1, -1) : written;
    });
  }

  #learn(): void {
    if (this.#known.size === this.#learned) return;
    this.#learned = this.#known.size;
    // A value made from a secret, or from a login, may be a word or an account number.
    const unnamed = [...this.#known].filter((secret) => this.#ofConfig.get(secret) === undefined && isTelling(secret));
    const ofLogins = unnamed.filter((secret) => !this.#ofConfig.has(secret));
    const forgotten = new Set(ofLogins.slice(0, -maxLoginSecrets));
    this.#search = new SecretSearch([...this.#named.values(), ...unnamed.filter((secret) => !forgotten.has(secret))]);
  }
}

function placeholdersOf(named: ReadonlyMap<string, string>): Map<string, string> {
  const placeholders = new Map<string, string>();
  for (const [name, secret] of named) {
    for (const [form, spelling] of secretForms(secret).entries()) {
      if (!placeholders.has(spelling)) placeholders.set(spelling, namePlaceholder(name, form));
    }
  }
  return placeholders;
}
