import type { Code, FailureCause, Remedy } from './contracts/generated/types.ts';

/** What most likely caused a failure, and what to write in the configuration to mend it, where that is known. */
export interface FoundCause {
  cause: FailureCause;
  remedy?: Remedy;
}

/**
 * A failure that the user can fix: the configuration, credentials, the API's response, the network, the disk. Anything
 * else that is thrown is an internal error (exit code 2).
 */
export class UserError extends Error {
  /** What it is recognised by: programs that are bundled apart have a class of this name each. */
  readonly isForUser = true;
  readonly code: Code;
  /** JSON pointer into the configuration, if a key in it is the cause. */
  readonly pointer: string | undefined;
  /** JSON pointer of a second place that the message is about. */
  readonly otherPointer: string | undefined;
  /** What was most likely meant, if the cause is a name that is not known. */
  readonly suggestion: string | undefined;
  /** What was found out about its cause. */
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

/** Whether an error is for the user, whichever program has made it. */
export function isUserError(error: unknown): error is UserError {
  return error instanceof Error && 'isForUser' in error && error.isForUser === true;
}

/** The API responded with an error status. */
export class StatusError extends UserError {
  readonly status: number;
  /** Number of the request. */
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

/** There was no response. `curlCode` is the number of the failure in the format's `retryConfig.curl.codes`. */
export class TransportError extends UserError {
  readonly curlCode: number;

  constructor(code: Code, curlCode: number, message: string, cause: unknown) {
    super(code, message, { cause });
    this.name = 'TransportError';
    this.curlCode = curlCode;
  }
}

/** A place in a text. Lines and columns count from 1, columns in UTF-16 units. */
export interface TextPlace {
  line: number;
  column: number;
}

/** A file was not read. */
export class FileError extends UserError {
  readonly file: string;
  /** Worded for the end of a sentence about the file: `it is larger than 1 MB`. */
  readonly reason: string;
  /** Whether there is no such file. */
  readonly isMissing: boolean;
  /** The place in it that is the reason, if there is one. */
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

/** Whether an error says that a file was not read, whichever program has made it. */
export function isFileError(error: unknown): error is FileError {
  return isUserError(error) && 'isMissing' in error;
}
