import { secretForms } from './secretForms.ts';

/** Stands for what may not be shown. */
export const mask = '•••';

/** Values shorter than this are masked where a field is marked, but not hunted in free text: they would shred it. */
const shortestInText = 4;

/** A shorter value that is computed for a request, such as `Bearer` or a date, is no secret by itself. */
const shortestPassing = 12;
const mostPassing = 64;

/** Query parameters that carry a credential in any API, or are marked with `#`. Page tokens are not among them: paging must stay readable. */
const credentialNames =
  /([?&](?:access_token|api[-_]?key|password|passwd|secret|client_secret|authorization|signature|%23[^&=#\s]*)=)[^&#\s]*/gi;

/** Replaces what may not be shown in a text: the secret values, plain and URL-encoded, and credentials by name. */
export class Redactor {
  readonly #secrets = new Set<string>();
  readonly #passing: string[] = [];
  #forms: string[] = [];

  constructor(secrets: readonly string[]) {
    this.add(secrets);
  }

  /** More values that may not be shown from now on, such as the token of a login. */
  add(secrets: readonly string[]): void {
    for (const secret of secrets) this.#secrets.add(secret);
    const forms = secrets.filter((secret) => secret.length >= shortestInText).flatMap(secretForms);
    // Longest first, so that a secret within another leaves nothing of the longer one.
    this.#forms = [...new Set([...this.#forms, ...forms])].sort((a, b) => b.length - a.length);
  }

  /**
   * Values that were made for one request, such as a signature: they may not be shown while its answer is dealt with.
   * Only the last ones are kept, for there may be one for every request.
   */
  addPassing(secrets: readonly string[]): void {
    const fresh = secrets.filter((secret) => secret.length >= shortestPassing && !this.#secrets.has(secret));
    if (fresh.length === 0) return;
    this.#passing.push(...fresh);
    if (this.#passing.length > mostPassing) {
      for (const over of this.#passing.splice(0, mostPassing / 2)) this.#drop(over);
    }
    this.add(fresh);
  }

  #drop(secret: string): void {
    const forms = new Set(secretForms(secret));
    this.#secrets.delete(secret);
    this.#forms = this.#forms.filter((form) => !forms.has(form));
  }

  /** All values that may not be shown, as far as they are known now, in the order in which they became known. */
  get secrets(): ReadonlySet<string> {
    return this.#secrets;
  }

  /**
   * The beginning of a long text without secrets, at least so many characters where masks do not shorten it. A secret
   * that reaches over the place where it stops is left out, for a part of it would not be known again.
   */
  redactBeginning(text: string, length: number): string {
    const longest = this.#forms[0]?.length ?? 0;
    if (text.length <= length + longest) return this.redact(text);
    const redacted = this.redact(text.slice(0, length + longest));
    return redacted.slice(0, Math.max(0, redacted.length - longest));
  }

  redact(text: string): string {
    return this.#forms
      .reduce((shown, form) => shown.replaceAll(form, mask), text)
      .replace(credentialNames, `$1${mask}`);
  }
}

/** The redaction of a fixed set of secrets. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const redactor = new Redactor(secrets);
  return (text) => redactor.redact(text);
}
