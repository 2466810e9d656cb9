import { isUserError } from './errors.ts';

/** The content of a UserError, for callers that only check a configuration. */
export interface FoundError {
  code: string;
  message: string;
  /** JSON pointer to the cause, if it is in the configuration. */
  pointer: string | undefined;
  /** That of a second place that the message is about. */
  otherPointer: string | undefined;
  /** What was most likely meant, if the cause is a name that is not known. */
  suggestion: string | undefined;
}

/** Runs `work` and returns the UserError it throws, or undefined if it succeeds. Any other error is thrown again. */
export function findUserError(work: () => unknown): FoundError | undefined {
  try {
    work();
  } catch (error) {
    if (isUserError(error)) return error;
    throw error;
  }
  return undefined;
}
