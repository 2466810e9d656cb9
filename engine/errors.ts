import type { Code } from './core/contracts/generated/types.ts';

/**
 * A failure that the user can mend: configuration, credentials, the API's answer, the network, the disk.
 * Everything else that is thrown is a fault of ours (exit code 2).
 */
export class UserError extends Error {
  readonly code: Code;
  /** JSON pointer into the configuration, where the cause is a place in it. */
  readonly pointer: string | undefined;

  constructor(code: Code, message: string, options: { pointer?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'UserError';
    this.code = code;
    this.pointer = options.pointer;
  }
}

/** No answer came. `curlCode` is the number by which the format's `retryConfig.curl.codes` knows the failure. */
export class TransportError extends UserError {
  readonly curlCode: number;

  constructor(code: Code, curlCode: number, message: string, cause: unknown) {
    super(code, message, { cause });
    this.name = 'TransportError';
    this.curlCode = curlCode;
  }
}
