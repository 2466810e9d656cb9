import { UserError } from '../../errors.ts';
import { Float, isList, type JsonValue } from '../../json/value.ts';

/** The error for an argument of the wrong kind. Never shows the value, because arguments are often secrets. */
export function badArgument(functionName: string, parameter: string, needed: string, given: JsonValue): UserError {
  const message = `The function "${functionName}" needs ${needed} as "${parameter}", but got ${kindOf(given)}.`;
  return new UserError('function.bad-argument', message);
}

function kindOf(value: JsonValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'boolean') return 'a boolean';
  if (typeof value === 'number' || typeof value === 'bigint' || value instanceof Float) return 'a number';
  return isList(value) ? 'a list' : 'an object';
}
