import { isCredentialInRecording } from '../credentialNames.ts';
import type { Masker } from '../masker.ts';
import { isTelling, shortestInText } from '../searched.ts';
import { secretForms } from '../secretForms.ts';
import { fillPlaceholders, namePlaceholder, numberPlaceholder, placeholder, withoutNames } from './placeholder.ts';

/** A run may log in for every request, so only the last values from logins are kept. */
const mostOfLogins = 100;

/** Replaces secrets with placeholders, and named placeholders with the secrets of the configuration. */
export class SecretMask implements Masker {
  readonly mask = placeholder;
  readonly #named: ReadonlyMap<string, string>;
  readonly #known: ReadonlySet<string>;
  readonly #pagedBy: ReadonlySet<string>;
  /** The secrets of the configuration, with their names if they have one. */
  readonly #ofConfig: ReadonlyMap<string, string | undefined>;
  #replacements: ReadonlyMap<string, string> = new Map();
  #pattern: RegExp | undefined;
  #learned = -1;

  /**
   * `named` are the secrets that can be restored. `known` are all secrets: initially those of the configuration; later
   * ones come from logins. `pagedBy` are the parameters that stay readable even if their names look secret.
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
  }

  hides(name: string, value: string, isCredential = false): boolean {
    return isCredential || isCredentialInRecording(name, this.#pagedBy) || this.isWhole(value);
  }

  /** Masks a text. A placeholder names its secret if that can be restored. */
  redactNamed(text: string): string {
    this.#learn();
    if (this.#pattern === undefined) return text;
    return text.replace(this.#pattern, (form) => this.#replacements.get(form) ?? placeholder);
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
    if (token.length < shortestInText || !this.isWhole(token)) return undefined;
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
    const replacements = new Map<string, string>();
    for (const [secret, name] of this.#ofConfig) addForms(replacements, secret, name);
    const ofLogins = [...this.#known].filter((secret) => !this.#ofConfig.has(secret));
    for (const secret of ofLogins.slice(-mostOfLogins)) addForms(replacements, secret, undefined);
    this.#replacements = replacements;
    this.#pattern = anyOf([...replacements.keys()]);
  }
}

function addForms(replacements: Map<string, string>, secret: string, name: string | undefined): void {
  // A value made from a secret, or from a login, cannot be restored. A number from a login is usually an account
  // number.
  if (name === undefined ? !isTelling(secret) : secret.length < shortestInText) return;
  for (const [index, form] of secretForms(secret).entries()) {
    if (!replacements.has(form))
      replacements.set(form, name === undefined ? placeholder : namePlaceholder(name, index));
  }
}

/** One pattern for all, longest first, so that no part of a longer secret is left and placeholders are not searched. */
function anyOf(forms: string[]): RegExp | undefined {
  if (forms.length === 0) return undefined;
  const ordered = forms.toSorted((a, b) => b.length - a.length);
  return new RegExp(ordered.map((form) => form.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|'), 'g');
}
