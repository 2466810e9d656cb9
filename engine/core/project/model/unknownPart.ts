import { UserError } from '../../errors.ts';
import { closestName } from '../../text/closestName.ts';
import { quotedNames } from '../../text/quotedNames.ts';
import type { TreePart } from './projectTree.ts';

/** The error for a row or a set of values that there is not; it names the nearest one, or all that there are. */
export function unknownPart(
  code: UserError['code'],
  what: string,
  chosen: string,
  parts: readonly TreePart[],
): UserError {
  const names = parts.map(({ name }) => name);
  const suggestion = closestName(chosen, [...names, ...parts.flatMap(({ id }) => id ?? [])]);
  const known = names.length === 0 ? 'It has none.' : `It has ${quotedNames(names)}.`;
  return new UserError(code, `${what} ${suggestion === undefined ? known : `Did you mean "${suggestion}"?`}`, {
    suggestion,
  });
}
