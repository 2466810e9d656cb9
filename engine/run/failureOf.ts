import { type Code, UserError } from '../errors.ts';

/** What is said of an attempt that had no answer; `internal` for a fault of ours. */
export type FailureCode = Code | 'cancelled' | 'internal';

/** How an attempt failed: its code, and the transport error's cURL number where it is one that may be repeated. */
export interface Failure {
  code: FailureCode;
  curlCode: number | undefined;
}

export function failureOf(error: unknown, signal: AbortSignal): Failure {
  if (signal.aborted) return { code: 'cancelled', curlCode: undefined };
  const code = error instanceof UserError ? error.code : 'internal';
  const curlCode = error instanceof UserError && 'curlCode' in error ? Number(error.curlCode) : undefined;
  return { code, curlCode };
}
