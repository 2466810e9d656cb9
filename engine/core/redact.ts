const mask = '•••';

/** Values shorter than this are masked where a field is marked, but not hunted in free text: they would shred it. */
const shortestInText = 4;

/** Query parameters that carry a credential in any API. Page tokens are not among them: paging must stay readable. */
const credentialNames =
  /([?&](?:access_token|api[-_]?key|password|passwd|secret|client_secret|authorization|signature)=)[^&#\s]*/gi;

/** Replaces what may not be shown in a text: the secret values, plain and URL-encoded, and credentials by name. */
export class Redactor {
  #forms: string[] = [];

  constructor(secrets: readonly string[]) {
    this.add(secrets);
  }

  /** More values that may not be shown from now on, such as the token of a login. */
  add(secrets: readonly string[]): void {
    const forms = secrets.filter((secret) => secret.length >= shortestInText).flatMap(formsOf);
    // Longest first, so that a secret within another leaves nothing of the longer one.
    this.#forms = [...new Set([...this.#forms, ...forms])].sort((a, b) => b.length - a.length);
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

function formsOf(secret: string): string[] {
  const encoded = encodeURIComponent(secret.toWellFormed());
  return [secret, encoded, encoded.replaceAll('%20', '+'), JSON.stringify(secret).slice(1, -1)];
}
