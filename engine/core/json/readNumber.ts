import type { JsonCursor } from './jsonCursor.ts';
import { Float } from './value.ts';

const numberToken = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Reads the number at the cursor. Throws JsonSyntaxError if there is none. */
export function readNumber(cursor: JsonCursor): number | bigint | Float {
  numberToken.lastIndex = cursor.at;
  if (!numberToken.test(cursor.text)) cursor.failHere('a value');
  const token = cursor.text.slice(cursor.at, numberToken.lastIndex);
  cursor.at = numberToken.lastIndex;
  return numberFrom(token);
}

const maxInteger = 2n ** 63n - 1n;
const minInteger = -(2n ** 63n);

/**
 * The value of a number token (`docs/format/json-to-csv.md#11-json-decoding`): an integer keeps all digits up to signed
 * 64 bits; any other is a float, which stays recognisable even if its value is whole.
 */
export function numberFrom(token: string): number | bigint | Float {
  const value = Number(token);
  if (/[.eE]/.test(token)) return isWholeOrInfinite(value) ? new Float(value) : value;
  // Adding zero turns the minus zero of the token -0 into the integer 0.
  if (Number.isSafeInteger(value)) return value + 0;
  const integer = BigInt(token);
  return integer >= minInteger && integer <= maxInteger ? integer : new Float(value);
}

function isWholeOrInfinite(value: number): boolean {
  return Number.isInteger(value) || !Number.isFinite(value);
}
