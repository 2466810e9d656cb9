import { isUserError } from './errors.ts';

/** The content of a UserError, for callers that only check a configuration. */
export interface FoundError {
  code: string;
  message: string;
  /** JSON pointer to the cause, if it is in the configuration. */
  pointer: string | undefined;
  /** JSON pointer to a second place that the message is about. */
  otherPointer: string | undefined;
  /** The name that was most likely meant, if an unknown name is the cause. */
  suggestion: string | undefined;
}

/** Runs `work` and returns the UserError it throws, or undefined if it succeeds. Throws any other error again. */
export function findUserError(work: () => unknown): FoundError | undefined {
  try {
    work();
  } catch (error) {
    if (isUserError(error)) return error;
    throw error;
  }
  return undefined;
}
