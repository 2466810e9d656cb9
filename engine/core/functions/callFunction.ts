import type { JsonValue } from '../json/value.ts';
import { lengthOf, requireShort } from './arguments/requireShort.ts';
import { checkCall } from './checkCall.ts';
import { convertArgument } from './convertArgument.ts';
import type { Parameter } from './platformFunction.ts';

/**
 * Calls a function with these arguments, converted to the kinds of its parameters
 * (`docs/format/functions.md#31-arguments-and-errors`). `now` returns Unix time in milliseconds; `inPlaceholder` allows
 * the functions that only placeholders have. Throws a UserError (`function.…`) if the function is unknown, the
 * arguments do not fit or are too long, or the computation fails.
 */
export function callFunction(
  name: JsonValue,
  args: readonly JsonValue[],
  now: () => number,
  inPlaceholder: boolean,
): JsonValue {
  const called = checkCall(name, args.length, inPlaceholder);
  requireShort(String(name), lengthOf(args));
  const converted = args.map((arg, index) => {
    const parameter = parameterAt(called.parameters, index);
    return parameter === undefined ? arg : convertArgument(arg, parameter, String(name));
  });
  return called.call(converted, now);
}

/** The last parameter takes all remaining arguments. */
function parameterAt(parameters: readonly Parameter[], index: number): Parameter | undefined {
  return parameters[index] ?? parameters.at(-1);
}
