import { type Code, UserError } from '../../errors.ts';

/** No answer came. `curlCode` is the number by which the format's `retryConfig.curl.codes` knows the failure. */
export class TransportError extends UserError {
  readonly curlCode: number;

  constructor(code: Code, curlCode: number, message: string, cause: unknown) {
    super(code, message, { cause });
    this.name = 'TransportError';
    this.curlCode = curlCode;
  }
}
