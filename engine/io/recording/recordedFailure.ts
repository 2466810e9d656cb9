import type { SecretMask } from '../../core/secrecy/recorded/secretMask.ts';
import { TransportError, type UserError } from '../../errors.ts';
import type { RecordedExchange } from './recordedExchange.ts';

/** What is kept of a request that had no answer, without secrets. */
export function recordedFailure(error: UserError, mask: SecretMask): NonNullable<RecordedExchange['error']> {
  const curlCode = error instanceof TransportError ? { curlCode: error.curlCode } : {};
  return { code: error.code, message: mask.redact(error.message), ...curlCode };
}
