import type { JsonValue } from '../json/value.ts';
import { checkCall } from './checkCall.ts';
import { convertArgument } from './convertArgument.ts';
import type { Parameter } from './platformFunction.ts';

/**
 * The result of a function with these arguments, which are converted to what it takes (`functions.md` 3.1). `now` gives
 * Unix time in milliseconds; `inPlaceholder` lets in what only placeholders know. Throws a UserError (`function.…`)
 * where the function is unknown, the arguments do not fit or the computation fails.
 */
export function callFunction(
  name: JsonValue,
  args: readonly JsonValue[],
  now: () => number,
  inPlaceholder: boolean,
): JsonValue {
  const called = checkCall(name, args.length, inPlaceholder);
  const converted = args.map((arg, index) => {
    const parameter = parameterAt(called.parameters, index);
    return parameter === undefined ? arg : convertArgument(arg, parameter, String(name));
  });
  return called.call(converted, now);
}

/** The last parameter takes what is left. */
function parameterAt(parameters: readonly Parameter[], index: number): Parameter | undefined {
  return parameters[index] ?? parameters.at(-1);
}
