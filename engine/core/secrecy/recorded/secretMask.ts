import { isCredentialInRecording } from '../credentialNames.ts';
import type { Masker } from '../masker.ts';
import { isTelling, shortestInText } from '../searched.ts';
import { secretForms } from '../secretForms.ts';
import { fillPlaceholders, namePlaceholder, numberPlaceholder, placeholder, withoutNames } from './placeholder.ts';

/** With a login for every request there is no end of what logins gave; all but the last is over. */
const mostOfLogins = 100;

/** Replaces secrets by placeholders, and placeholders by the secrets of the configuration that they stand for. */
export class SecretMask implements Masker {
  readonly mask = placeholder;
  readonly #named: ReadonlyMap<string, string>;
  readonly #known: ReadonlySet<string>;
  readonly #pagedBy: ReadonlySet<string>;
  /** The secrets of the configuration, with their names where they have one. */
  readonly #ofConfig: ReadonlyMap<string, string | undefined>;
  #replacements: ReadonlyMap<string, string> = new Map();
  #pattern: RegExp | undefined;
  #learned = -1;

  /**
   * `named` are the secrets that can be put back. `known` are all: at first those of the configuration; what is added to
   * the set later came from logins. `pagedBy` are the parameters that stay readable, whatever they are called.
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

  /** A text without secrets; placeholders name what they stand for where it can be put back. */
  redactNamed(text: string): string {
    this.#learn();
    if (this.#pattern === undefined) return text;
    return text.replace(this.#pattern, (form) => this.#replacements.get(form) ?? placeholder);
  }

  /** A text without secrets in which all placeholders are alike, to be compared. */
  redact(text: string): string {
    return withoutNames(this.redactNamed(text));
  }

  /** Whether a field is a secret of the configuration and nothing else, however short. */
  isWhole(field: string): boolean {
    return this.#ofConfig.has(field);
  }

  /** What stands for a JSON number that is a secret; undefined where it is none. */
  forNumber(token: string): string | undefined {
    if (token.length < shortestInText || !this.isWhole(token)) return undefined;
    return numberPlaceholder(this.#ofConfig.get(token));
  }

  /** The text with the secrets of the configuration in their places; within a JSON text they are escaped. */
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
  // What was made from a secret, or came from a login, cannot be put back; of a login, a number is that of an account.
  if (name === undefined ? !isTelling(secret) : secret.length < shortestInText) return;
  for (const [index, form] of secretForms(secret).entries()) {
    if (!replacements.has(form))
      replacements.set(form, name === undefined ? placeholder : namePlaceholder(name, index));
  }
}

/** One pattern for all, the longest first, so that nothing of a longer one is left and no placeholder is searched. */
function anyOf(forms: string[]): RegExp | undefined {
  if (forms.length === 0) return undefined;
  const ordered = forms.toSorted((a, b) => b.length - a.length);
  return new RegExp(ordered.map((form) => form.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|'), 'g');
}
