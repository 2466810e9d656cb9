import { UserError } from '../../errors.ts';
import { textOf } from '../../json/textOf.ts';
import { isList, type JsonValue } from '../../json/value.ts';

/** Far more than fits into a request. Functions that double a text repeatedly would fill the memory. */
export const maxTextLength = 1_000_000;

/** Throws a UserError if a function would receive or build a text of more than `maxTextLength` characters. */
export function requireShort(functionName: string, length: number): void {
  if (length <= maxTextLength) return;
  const message = `The function "${functionName}" would work on more than ${maxTextLength} characters. Shorten its arguments.`;
  throw new UserError('function.too-long', message);
}

/** The number of characters in the texts of these arguments. */
export function lengthOf(values: readonly JsonValue[]): number {
  return values.reduce<number>(
    (sum, value) => sum + (isList(value) ? lengthOf(value) : (textOf(value)?.length ?? 0)),
    0,
  );
}
