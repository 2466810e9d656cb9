import { UserError } from '../../../errors.ts';

/** The error for a `sprintf` format that cannot be followed. */
export function badFormat(what: string): UserError {
  return new UserError('function.bad-format', `The "format" of the function "sprintf" is wrong: ${what}.`);
}
