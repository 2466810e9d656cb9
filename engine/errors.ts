import type { Code } from './core/contracts/generated/types.ts';

/**
 * A failure that the user can fix: the configuration, credentials, the API's response, the network, the disk. Anything
 * else that is thrown is an internal error (exit code 2).
 */
export class UserError extends Error {
  readonly code: Code;
  /** JSON pointer into the configuration, if a key in it is the cause. */
  readonly pointer: string | undefined;

  constructor(code: Code, message: string, options: { pointer?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'UserError';
    this.code = code;
    this.pointer = options.pointer;
  }
}

/** There was no response. `curlCode` is the number of the failure in the format's `retryConfig.curl.codes`. */
export class TransportError extends UserError {
  readonly curlCode: number;

  constructor(code: Code, curlCode: number, message: string, cause: unknown) {
    super(code, message, { cause });
    this.name = 'TransportError';
    this.curlCode = curlCode;
  }
}
