import { callFunction } from '../../../../engine/core/functions/callFunction.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { isList, type JsonValue } from '../../../../engine/core/json/value.ts';

/** Calls a function as a placeholder may, which knows them all, on 2017-07-14 02:40:00. */
export function call(name: string, ...args: JsonValue[]): JsonValue {
  return callFunction(name, args, () => 1_500_000_000_000, true);
}

/** Calls a function with arguments as JSON text: `1.0` is a float there, and long integers keep their digits. */
export function callWithJson(name: string, args: string): JsonValue {
  const values = parseJson(args);
  if (!isList(values)) throw new TypeError('Arguments are a list.');
  return call(name, ...values);
}
