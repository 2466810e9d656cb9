import { entriesOf, isList, isObject, type JsonValue, objectFrom } from '../../engine/core/json/value.ts';

const others: readonly JsonValue[] = [
  null,
  true,
  -1,
  2n ** 70n,
  '',
  '%',
  'http://',
  '{{',
  [],
  [[]],
  [null],
  {},
  { a: {} },
];

/** The document with each of its values replaced by values of other types, one at a time. */
export function* withWrongTypes(value: JsonValue): Generator<JsonValue> {
  yield* others;
  if (isList(value)) {
    for (const [index, item] of value.entries()) {
      for (const wrong of withWrongTypes(item)) yield value.with(index, wrong);
    }
  } else if (isObject(value)) {
    const entries = entriesOf(value);
    for (const [index, [key, field]] of entries.entries()) {
      for (const wrong of withWrongTypes(field)) yield objectFrom(entries.with(index, [key, wrong]));
    }
  }
}
