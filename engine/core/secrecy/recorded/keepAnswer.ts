import type { HttpRequest } from '../../request/httpRequest.ts';
import { type KeptBody, keepBody } from './answerBody.ts';
import { keepLoginAnswer } from './loginAnswer.ts';
import type { SecretMask } from './secretMask.ts';

/** The body of the answer to a request without secrets; of a login nothing is left but its time of expiry. */
export function keepAnswer({ login }: HttpRequest, body: Uint8Array, mask: SecretMask): KeptBody {
  return login === undefined ? keepBody(body, mask) : keepLoginAnswer(body, login.expiryPath);
}
