import { textOf } from '../json/textOf.ts';
import { isList, type JsonValue } from '../json/value.ts';
import { badArgument } from './arguments/badArgument.ts';
import type { PlatformFunction } from './platformFunction.ts';

/**
 * `concat(values…)`: the texts joined; a list counts as the word `Array`
 * (`docs/format/functions.md#31-arguments-and-errors` and `docs/format/functions.md#33-concat-implode-ifempty`).
 */
export const concat: PlatformFunction = {
  parameters: [{ name: 'values', kind: 'any', repeats: true }],
  call: (values) => values.map(piece).join(''),
};

function piece(value: JsonValue): string {
  const text = isList(value) ? 'Array' : textOf(value);
  if (text === undefined) throw badArgument('concat', 'values', 'texts', value);
  return text;
}
