import { UserError } from '../../../errors.ts';
import { closestName } from '../../text/closestName.ts';

/**
 * The error for an algorithm that is not among the known ones. The name itself is not repeated: whoever swaps the
 * arguments would find a secret in it.
 */
export function unknownAlgorithm(functionName: string, name: string, known: readonly string[]): UserError {
  const nearest = closestName(name, known);
  const hint = nearest === undefined ? `There are ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
  const message = `The function "${functionName}" does not know its "algorithm". ${hint}`;
  return new UserError('function.unknown-algorithm', message);
}
