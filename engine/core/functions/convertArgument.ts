import { textOf } from '../json/textOf.ts';
import { Float, type JsonValue } from '../json/value.ts';
import { badArgument } from './arguments/badArgument.ts';
import { cutToInteger } from './arguments/cutToInteger.ts';
import { leadingNumber } from './arguments/leadingNumber.ts';
import type { Parameter } from './platformFunction.ts';

/**
 * Converts an argument to the kind of its parameter (`docs/format/functions.md#31-arguments-and-errors`): scalars
 * become texts, numeric texts become integers. Throws a UserError for a value that cannot be converted.
 */
export function convertArgument(value: JsonValue, { name, kind }: Parameter, functionName: string): JsonValue {
  switch (kind) {
    case 'any':
      return value;
    case 'text': {
      const text = textOf(value);
      if (text === undefined) throw badArgument(functionName, name, 'a text', value);
      return text;
    }
    case 'integer': {
      const integer = integerOf(value);
      if (integer === undefined) throw badArgument(functionName, name, 'an integer of at most 64 bits', value);
      return Number.isSafeInteger(Number(integer)) ? Number(integer) : integer;
    }
  }
}

/** A value as an integer; undefined if it is not a number within 64 bits. */
function integerOf(value: JsonValue): bigint | undefined {
  const number = numberIn(value);
  if (number === undefined) return undefined;
  const integer = cutToInteger(number);
  return BigInt.asIntN(64, integer) === integer ? integer : undefined;
}

function numberIn(value: JsonValue): number | bigint | string | undefined {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return value;
    case 'boolean':
      return Number(value);
    case 'string': {
      const number = leadingNumber(value);
      return number?.isAll ? number.digits : undefined;
    }
    default:
      if (value === null) return 0;
      return value instanceof Float ? value.value : undefined;
  }
}
