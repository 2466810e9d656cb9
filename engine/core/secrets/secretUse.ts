import { type AuthenticationKind, spellingsOf } from '../auth/authenticationKind.ts';
import { findAuthenticationKind } from '../auth/kinds/authenticationKinds.ts';
import { type IterationSource, iterationSources } from '../config/iterationSources.ts';
import { referencesIn } from '../expressions/referencesIn.ts';
import { objectField, textField } from '../json/readValues.ts';
import type { JsonObject } from '../json/value.ts';

/** The parts of `config` that a run sends or uses directly. Everything else in it is used only by references. */
const sentParts = new Set(['jobs', 'http']);

/** The secrets that a configuration uses. */
export class SecretUse {
  /** The names of referenced attributes, in document order. */
  readonly attributes: ReadonlySet<string>;
  readonly #config: JsonObject;
  readonly #kind: AuthenticationKind | undefined;
  readonly #iterations: readonly IterationSource[];

  /** `parameters` is the object that holds `api` and `config`. */
  constructor(parameters: JsonObject) {
    this.attributes = new Set(referencesIn(parameters, 'attr'));
    this.#config = objectField(parameters, 'config') ?? {};
    const api = objectField(parameters, 'api') ?? {};
    this.#kind = findAuthenticationKind(textField(objectField(api, 'authentication') ?? {}, 'type'));
    this.#iterations = iterationSources(parameters);
  }

  /** The keys with `#` in `config` that the authentication itself reads. */
  get credentialKeys(): string[] {
    return (this.#kind?.configKeys ?? []).filter((key) => key.startsWith('#'));
  }

  /** Whether a run uses the value at this path, below the object that holds `api` and `config`. */
  uses(path: readonly string[]): boolean {
    const [section, ...rest] = path;
    if (section === 'authorization') return this.#usesCredential(rest.at(-1) ?? '');
    if (section === 'config') return this.#usesOfConfig(rest) && !this.#isReplaced(rest[0] ?? '');
    return section === 'iterations' ? this.#usesOfConfig(rest.slice(1)) : true;
  }

  /** Whether the authentication itself refuses an empty value at this path; elsewhere it may be intended. */
  needs([section, ...rest]: readonly string[]): boolean {
    const key = rest.at(-1) ?? '';
    if (section === 'authorization') return (this.#kind?.oauth?.required ?? []).some((name) => name === key);
    if (section === 'config') return rest.length === 1 && this.#isCredential(key);
    return section === 'iterations' && rest.length === 2 && this.#isCredential(key);
  }

  #usesOfConfig([first = '', ...rest]: readonly string[]): boolean {
    return sentParts.has(first) || this.attributes.has([first, ...rest].join('.')) || this.#isCredential(first);
  }

  /** Whether each of the iterations has its own value for this key of `config`. */
  #isReplaced(key: string): boolean {
    return this.#iterations.every(({ pointerOf }) => pointerOf(key).startsWith('/iterations/'));
  }

  /** Whether the authentication itself reads this key of `config`. */
  #isCredential(first: string): boolean {
    // The plain key comes before the one with `#`.
    const [plain] = this.#kind?.configKeys?.map(spellingsOf).find((keys) => keys.includes(first)) ?? [];
    return plain !== undefined && (first === plain || textField(this.#config, plain) === undefined);
  }

  #usesCredential(key: string): boolean {
    const { required = [], optional = [] } = this.#kind?.oauth ?? {};
    return [...required, ...optional].some((name) => name === key);
  }
}
