import type { JsonValue } from '../json/value.ts';
import { lengthOf, requireShort } from './arguments/requireShort.ts';
import { checkCall } from './checkCall.ts';
import { convertArgument } from './convertArgument.ts';
import type { Parameter } from './platformFunction.ts';

/**
 * Converts arguments (`docs/format/functions.md#31-arguments-and-errors`) and calls a function with them. `now` returns
 * Unix time in milliseconds; `inPlaceholder` allows functions of placeholders. Throws a UserError (`function.…`) for an
 * unknown function, wrong or too long arguments, or a failed computation.
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

/** The parameter of an argument: the last one takes all remaining arguments. */
function parameterAt(parameters: readonly Parameter[], index: number): Parameter | undefined {
  return parameters[index] ?? parameters.at(-1);
}
