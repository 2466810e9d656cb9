import { isSecretParam } from '../../descriptions/recorded/secretFields.ts';
import { hasCredentialForm } from '../../secrecy/credentialForms.ts';
import { isGivenCredential, isPagingName } from '../../secrecy/credentialNames.ts';
import type { Masker } from '../../secrecy/masker.ts';
import { isPlaceholder, placeholder } from '../../secrecy/recorded/placeholder.ts';
import type { SecretMask } from '../../secrecy/recorded/secretMask.ts';
import { shortened } from '../../text/shortened.ts';
import type { ConfigOfRun } from './configOfRun.ts';

const maxNameLength = 60;

/**
 * Masks what another tool recorded like a recording, and more: nobody has told apart the credentials in it. A name
 * decides, where the configuration does not say that it is that of a parameter.
 */
export class ForeignMask implements Masker {
  readonly mask = placeholder;
  /** The names under which something was masked that is no secret of the configuration. */
  readonly names: Set<string>;
  readonly #inner: SecretMask;
  readonly #config: Pick<ConfigOfRun, 'pagedBy' | 'plainParams' | 'secrets'>;

  /** Several masks may gather their `names` in one set. */
  constructor(
    inner: SecretMask,
    config: Pick<ConfigOfRun, 'pagedBy' | 'plainParams' | 'secrets'>,
    names = new Set<string>(),
  ) {
    this.#inner = inner;
    this.#config = config;
    this.names = names;
  }

  hides(name: string, value: string, isCredential = false): boolean {
    const isHidden = this.#inner.hides(name, value, isCredential) || this.#isSecret(name, value);
    if (isHidden) this.#remember(name, value);
    return isHidden;
  }

  isWhole(text: string): boolean {
    return this.#inner.isWhole(text);
  }

  redact(text: string): string {
    return this.#inner.redact(text);
  }

  /** Whether a field of a response is a credential. A name that is that of other things too does not decide. */
  hidesField(name: string, value: string): boolean {
    const isHidden = this.isCredentialField(name, value);
    if (isHidden) this.#remember(name, value);
    return isHidden;
  }

  isCredentialField(name: string, value: string): boolean {
    if (this.#config.pagedBy.has(name)) return false;
    // The signature of a letter is no credential.
    if (isGivenCredential(name)) return /^\S+$/.test(value);
    return !isPagingName(name) && hasCredentialForm(value);
  }

  #isSecret(name: string, value: string): boolean {
    const { pagedBy, plainParams } = this.#config;
    return !pagedBy.has(name) && !plainParams.has(name) && isSecretParam(name, value);
  }

  #remember(name: string, value: string): void {
    const isExpected = isPlaceholder(value) || this.#config.secrets.includes(value);
    if (!isExpected) this.names.add(shortened(this.redact(name), maxNameLength));
  }
}
