import { UserError } from '../../errors.ts';
import { closestName } from '../../text/closestName.ts';

/** The error for an unknown algorithm. Never shows the name: with swapped arguments it would be a secret. */
export function unknownAlgorithm(functionName: string, name: string, known: readonly string[]): UserError {
  const nearest = closestName(name, known);
  const hint = nearest === undefined ? `Known algorithms: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
  const message = `The function "${functionName}" does not support this "algorithm". ${hint}`;
  return new UserError('function.unknown-algorithm', message);
}
