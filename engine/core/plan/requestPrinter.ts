import type { HttpRequest } from '../request/httpRequest.ts';
import { isCredentialHeader } from '../secrecy/credentialNames.ts';
import { type Masker, maskBody, maskHeaders } from '../secrecy/masker.ts';
import type { Redactor } from '../secrecy/redactor.ts';
import { longestAddress, shownUrl } from '../secrecy/requestSecrets.ts';
import { shortened } from '../text/shortened.ts';
import type { PlannedRequest } from './jobPlan.ts';
import type { Marks } from './marks.ts';

/** A request before and after its authentication. */
interface BuiltRequest {
  number: number;
  plain: HttpRequest;
  authorized: HttpRequest;
  /** As the job or the scroller gave it: the whole address may come from a response. */
  endpoint: string;
}

/** Shows requests, with stand-ins as their meaning and secrets as `•••`. */
export class RequestPrinter {
  readonly #marks: Marks;
  readonly #masker: Masker;

  constructor(redactor: Redactor, marks: Marks) {
    this.#marks = marks;
    // A stand-in too, so that it loses its quotes in JSON like the others.
    const mask = marks.placeText(redactor.mask);
    this.#masker = {
      mask,
      hides: (name, value, isCredential) => !marks.isMark(value) && redactor.hides(name, value, isCredential),
      isWhole: (text) => redactor.isWhole(text),
      redact: (text) => marks.protect(text, (apart) => redactor.redact(apart).replaceAll(redactor.mask, mask)),
    };
  }

  print({ number, plain, authorized, endpoint }: BuiltRequest): PlannedRequest {
    const { method, target, body } = authorized;
    // An address from a response need not be below the one it was resolved against.
    const unknown = this.#marks.beginningOf(endpoint);
    const show = (text: string) => this.#marks.show(unknown === undefined ? text : text.slice(text.indexOf(unknown)));
    return {
      number,
      method,
      url: shortened(show(shownUrl(authorized, this.#masker)), longestAddress),
      path: shortened(
        show(shownUrl({ ...authorized, target: { ...target, origin: '' } }, this.#masker)),
        longestAddress,
      ),
      headers: this.#headers(authorized.headers, plain.headers),
      ...(body !== undefined && body !== '' && { body: this.#marks.show(maskBody(body, this.#masker)) }),
    };
  }

  /** Everything that the authentication added to the plain request is a credential, under any name. */
  #headers(headers: HttpRequest['headers'], plain: HttpRequest['headers']): [name: string, value: string][] {
    const isAdded = (name: string) => String(plain.get(name)) !== String(headers.get(name));
    const dated = new Map(headers);
    if (isAdded('X-Amz-Date')) dated.set('X-Amz-Date', this.#marks.place('time of sending'));
    const masked = maskHeaders(dated, this.#masker, (name) => isAdded(name) || isCredentialHeader(name));
    return masked.map(([name, line]) => [name, this.#marks.show(line)]);
  }
}
