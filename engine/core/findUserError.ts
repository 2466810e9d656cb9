import { UserError } from '../errors.ts';

/** What a UserError says, for those who only look at a configuration. */
export interface FoundError {
  code: string;
  message: string;
  /** JSON pointer into the configuration, where the cause is a place in it. */
  pointer: string | undefined;
}

/** The UserError that a piece of work ends with; undefined where it succeeds. Throws on whatever else is thrown. */
export function findUserError(work: () => unknown): FoundError | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  return undefined;
}
