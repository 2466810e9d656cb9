import { UserError } from '../errors.ts';
import type { JsonValue } from '../json/value.ts';
import { closestName } from '../text/closestName.ts';
import { countText } from '../text/countText.ts';
import { functions } from './functions.ts';
import type { PlatformFunction } from './platformFunction.ts';

/** Finds a function. Throws a UserError if it is unknown or only for placeholders, or for a wrong argument count. */
export function checkCall(name: JsonValue, argCount: number, inPlaceholder: boolean): PlatformFunction {
  if (typeof name !== 'string') throw new UserError('function.unknown', 'The name of a function must be a text.');
  const found = functions.get(name);
  if (found === undefined) throw unknown(name, inPlaceholder);
  if (found.placeholdersOnly && !inPlaceholder) {
    throw new UserError('function.placeholders-only', `The function "${name}" exists only in placeholders.`);
  }
  const { fewest, most } = bounds(found);
  if (argCount < fewest || argCount > most) throw wrongCount(name, argCount, found);
  return found;
}

function unknown(name: string, inPlaceholder: boolean): UserError {
  const known = [...functions].flatMap(([key, { placeholdersOnly }]) =>
    placeholdersOnly && !inPlaceholder ? [] : [key],
  );
  const nearest = closestName(name, known);
  const hint = nearest === undefined ? `Known functions: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
  return new UserError('function.unknown', `There is no function "${name}". ${hint}`);
}

function bounds({ parameters }: PlatformFunction): { fewest: number; most: number } {
  const fewest = parameters.filter(({ optional, repeats }) => !optional && !repeats).length;
  return { fewest, most: parameters.at(-1)?.repeats ? Number.POSITIVE_INFINITY : parameters.length };
}

function wrongCount(name: string, given: number, called: PlatformFunction): UserError {
  const { fewest, most } = bounds(called);
  const names = called.parameters.map((parameter) => parameter.name + (parameter.repeats ? '…' : '')).join(', ');
  const list = names === '' ? '' : ` (${names})`;
  const message = `The function "${name}" takes ${arityText(fewest, most)}${list}, but got ${given}.`;
  return new UserError('function.wrong-arguments', message);
}

function arityText(fewest: number, most: number): string {
  if (most === 0) return 'no arguments';
  if (most === Number.POSITIVE_INFINITY) return `at least ${countText(fewest, 'argument')}`;
  if (fewest === most) return countText(fewest, 'argument');
  return `${fewest} to ${most} arguments`;
}
