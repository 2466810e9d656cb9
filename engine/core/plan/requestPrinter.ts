import type { HttpRequest } from '../request/httpRequest.ts';
import { type Masker, maskBody } from '../secrecy/masker.ts';
import type { Redactor } from '../secrecy/redactor.ts';
import { maxAddressLength, shownHeadersOf, shownUrl } from '../secrecy/requestSecrets.ts';
import { shortened } from '../text/shortened.ts';
import type { PlannedRequest } from './jobPlan.ts';
import type { Marks } from './marks.ts';

/** A request before and after its authentication. */
interface BuiltRequest {
  number: number;
  plain: HttpRequest;
  authorized: HttpRequest;
  /** The endpoint as the job or the scroller gave it: the whole address may come from a response. */
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
    // An address from a response may be outside the one it was resolved against.
    const unknown = this.#marks.beginningOf(endpoint);
    const show = (text: string) => this.#marks.show(unknown === undefined ? text : text.slice(text.indexOf(unknown)));
    return {
      number,
      method,
      url: shortened(show(shownUrl(authorized, this.#masker)), maxAddressLength),
      path: shortened(
        show(shownUrl({ ...authorized, target: { ...target, origin: '' } }, this.#masker)),
        maxAddressLength,
      ),
      headers: this.#headers(authorized, plain),
      ...(body !== undefined && body !== '' && { body: this.#marks.show(maskBody(body, this.#masker)) }),
    };
  }

  #headers({ headers }: HttpRequest, plain: HttpRequest): [name: string, value: string][] {
    const dated = new Map(headers);
    if (headers.get('X-Amz-Date') !== plain.headers.get('X-Amz-Date'))
      dated.set('X-Amz-Date', this.#marks.place('time of sending'));
    const masked = shownHeadersOf({ headers: dated }, plain, this.#masker);
    return masked.map(([name, line]) => [name, this.#marks.show(line)]);
  }
}
