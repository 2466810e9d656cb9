import type { HttpRequest } from '../request/httpRequest.ts';
import { targetUrl } from '../request/resolveEndpoint.ts';
import { maskBody } from '../secrecy/maskBody.ts';
import { maskQuery } from '../secrecy/maskQuery.ts';
import { createRedactor, mask } from '../secrecy/redactor.ts';
import { createSecretFinder, type SecretFinder } from '../secrecy/secretFinder.ts';
import { showHeaders } from '../secrecy/showHeaders.ts';
import type { PlannedRequest } from './jobPlan.ts';
import type { Marks } from './marks.ts';

/** A request before and after its authentication. */
export interface BuiltRequest {
  number: number;
  plain: HttpRequest;
  authorized: HttpRequest;
  /** As the job or the scroller gave it: an answer may tell all of the address. */
  endpoint: string;
}

/** Shows requests: marks as what they stand for, secrets as `•••`. */
export class RequestPrinter {
  readonly #marks: Marks;
  readonly #isSecret: SecretFinder;
  readonly #redact: (text: string) => string;
  readonly #stead: string;

  constructor(secrets: readonly string[], marks: Marks) {
    this.#marks = marks;
    this.#isSecret = createSecretFinder(secrets);
    this.#redact = createRedactor(secrets);
    this.#stead = marks.placeText(mask);
  }

  print({ number, plain, authorized, endpoint }: BuiltRequest): PlannedRequest {
    const { method, target, body } = authorized;
    const hidden = { ...target, query: this.#query(authorized) };
    const [url, path] = [targetUrl(hidden), targetUrl({ ...hidden, origin: '' })];
    // Where an answer gives the address, it is not known to be below the one it was resolved against.
    const unknown = this.#marks.beginningOf(endpoint);
    const from = (text: string) => this.#show(unknown === undefined ? text : text.slice(text.indexOf(unknown)));
    const headers = showHeaders(authorized, plain, this.#marks, this.#isSecret, this.#stead);
    return {
      number,
      method,
      url: from(url),
      path: from(path),
      headers: headers.map(([name, value]) => [name, this.#show(value)]),
      ...(body !== undefined && body !== '' && { body: this.#show(maskBody(body, this.#isSecret, this.#stead)) }),
    };
  }

  #query({ target, hiddenQuery }: HttpRequest): string {
    const isHidden: SecretFinder = (name, value) =>
      !this.#marks.isMark(value) && (hiddenQuery?.has(name) || this.#isSecret(name, value));
    return target.query === '' ? '' : maskQuery(target.query, isHidden, this.#stead);
  }

  #show(text: string): string {
    return this.#marks.show(this.#marks.protect(text, this.#redact));
  }
}
