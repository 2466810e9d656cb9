import { UserError } from '../errors.ts';

/** The error for a column that would hold two types; `what` is the sentence that names them. */
export function typeConflict(what: string): UserError {
  return new UserError(
    'table.type-conflict',
    `${what} A column cannot be both: keep it as JSON text with the job's "responseFilter", or map it with "forceType".`,
  );
}
