import type { JsonValue } from '@pagewright/engine/debugging';
import { entriesOf, isList, isObject } from '@pagewright/engine/json';
import type { JsonKeys } from '../variables/jsonVariable.ts';
import type { Scene } from './scope.ts';

/** Changes a parameter of the request that is about to be sent, or adds one. Throws an Error at any other moment. */
export function changeParam(
  { frame, change }: Pick<Scene, 'frame' | 'change'>,
  keys: JsonKeys,
  value: JsonValue,
): void {
  if (frame === undefined || change === undefined) {
    throw new Error('Parameters can be changed only before their request is sent.');
  }
  const params = withValue(frame.request.params, keys, value);
  if (isObject(params)) change({ ...frame.request, params });
}

function withValue(tree: JsonValue | undefined, [key, ...below]: JsonKeys, value: JsonValue): JsonValue {
  if (key === undefined) return value;
  if (isList(tree)) return tree.map((item, index) => (index === key ? withValue(item, below, value) : item));
  const fields = new Map(isObject(tree) ? entriesOf(tree) : []);
  return fields.set(String(key), withValue(fields.get(String(key)), below, value));
}
