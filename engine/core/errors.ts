import type { Code, FailureCause, Remedy } from './contracts/generated/types.ts';

/** The most likely cause of a failure, and what to write in the configuration to fix it, if that is known. */
export interface FoundCause {
  cause: FailureCause;
  remedy?: Remedy;
}

/** A failure that the user can fix. Anything else that is thrown is an internal error (exit code 2). */
export class UserError extends Error {
  /** Recognises the error: each separately bundled program has its own class of this name. */
  readonly isForUser = true;
  readonly code: Code;
  /** JSON pointer into the configuration, if one of its keys is the cause. */
  readonly pointer: string | undefined;
  /** JSON pointer of a second place that the message is about. */
  readonly otherPointer: string | undefined;
  /** The name that was most likely meant, if an unknown name is the cause. */
  readonly suggestion: string | undefined;
  readonly found: FoundCause | undefined;

  constructor(
    code: Code,
    message: string,
    options: {
      pointer?: string | undefined;
      otherPointer?: string | undefined;
      suggestion?: string | undefined;
      found?: FoundCause | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'UserError';
    this.code = code;
    this.pointer = options.pointer;
    this.otherPointer = options.otherPointer;
    this.suggestion = options.suggestion;
    this.found = options.found;
  }
}

/** Whether an error is for the user, whichever program created it. */
export function isUserError(error: unknown): error is UserError {
  return error instanceof Error && 'isForUser' in error && error.isForUser === true;
}

/** The API responded with an error status. */
export class StatusError extends UserError {
  readonly status: number;
  readonly request: number | undefined;

  constructor(
    message: string,
    { pointer, found }: { pointer: string | undefined; found?: FoundCause | undefined },
    { status, request }: { status: number; request?: number | undefined },
  ) {
    super('http.status', message, { pointer, found });
    this.status = status;
    this.request = request;
  }
}

/** The place of the records in a response is unclear. `dataFields`: values for `dataField` that would name one. */
export class RecordsError extends UserError {
  readonly dataFields: readonly string[];

  constructor(code: Code, message: string, pointer: string | undefined, dataFields: readonly string[] = []) {
    super(code, message, { pointer });
    this.dataFields = dataFields;
  }
}

/** No response arrived. `curlCode` is the number of the failure in the format's `retryConfig.curl.codes`. */
export class TransportError extends UserError {
  readonly curlCode: number;
  /** Whether the proxy is what failed. */
  readonly isOfProxy: boolean;

  constructor(
    code: Code,
    curlCode: number,
    message: string,
    cause: unknown,
    { pointer, isOfProxy = false }: { pointer?: string | undefined; isOfProxy?: boolean } = {},
  ) {
    super(code, message, { pointer, cause });
    this.name = 'TransportError';
    this.curlCode = curlCode;
    this.isOfProxy = isOfProxy;
  }

  /** Returns the same error with the key of the configuration that caused it. */
  at(pointer: string | undefined): TransportError {
    const { code, curlCode, message, cause, isOfProxy } = this;
    return new TransportError(code, curlCode, message, cause, { pointer, isOfProxy });
  }
}

/** Whether an error says that no response arrived, whichever program created it. */
export function isTransportError(error: unknown): error is TransportError {
  return isUserError(error) && 'curlCode' in error;
}

/** A place in a text. Lines and columns count from 1, columns in UTF-16 units. */
export interface TextPlace {
  line: number;
  column: number;
}

/** A file could not be read. */
export class FileError extends UserError {
  readonly file: string;
  /** Worded for the end of a sentence about the file: `it is larger than 1 MB`. */
  readonly reason: string;
  readonly isMissing: boolean;
  /** The place in the file that is the reason, if there is one. */
  readonly place: TextPlace | undefined;

  constructor(
    file: string,
    reason: string,
    { isMissing = false, place, cause }: { isMissing?: boolean; place?: TextPlace | undefined; cause?: unknown } = {},
  ) {
    super('file.unreadable', `"${file}" cannot be read: ${reason}.`, { cause });
    this.name = 'FileError';
    this.file = file;
    this.reason = reason;
    this.isMissing = isMissing;
    this.place = place;
  }
}

/** Whether an error says that a file could not be read, whichever program created it. */
export function isFileError(error: unknown): error is FileError {
  return isUserError(error) && 'isMissing' in error;
}
