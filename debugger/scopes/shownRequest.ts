import { hidingAll, maskBody, type Redactor, shownHeadersOf, shownUrl } from '@pagewright/engine/debugging';
import type { SentRequest } from '../running/sentRequest.ts';

/** A request as it is sent, with its credentials masked. */
export interface ShownRequest {
  method: string;
  address: string;
  headers: [name: string, line: string][];
  body: string | undefined;
}

/** Masks a request. For a login, masks every value of its parameters: it is not known which of them are credentials. */
export function shownRequest({ plain, sent }: SentRequest, redactor: Redactor): ShownRequest {
  const masker = sent.login === undefined ? redactor : hidingAll(redactor);
  return {
    method: sent.method,
    address: shownUrl(sent, masker),
    headers: shownHeadersOf(sent, plain, redactor),
    body: sent.body === undefined ? undefined : maskBody(sent.body, masker),
  };
}
