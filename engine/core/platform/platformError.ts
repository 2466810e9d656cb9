import type { Code } from '../contracts/generated/types.ts';
import { isUserError, UserError } from '../errors.ts';

/** A request to the platform failed. */
export class PlatformError extends UserError {
  /** The status of the response; undefined: there was none. */
  readonly status: number | undefined;
  /** Whether what the request was to change may have changed all the same: look before sending it again. */
  readonly mayHaveArrived: boolean;

  constructor(
    code: Code,
    message: string,
    { status, mayHaveArrived, cause }: { status?: number | undefined; mayHaveArrived: boolean; cause?: unknown },
  ) {
    super(code, message, { cause });
    this.name = 'PlatformError';
    this.status = status;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Whether an error says that a request to the platform failed, whichever program created it. */
export function isPlatformError(error: unknown): error is PlatformError {
  return isUserError(error) && 'mayHaveArrived' in error;
}
