import { textOf } from '../json/textOf.ts';
import { isList, type JsonValue } from '../json/value.ts';
import { badArgument } from './arguments/badArgument.ts';
import type { PlatformFunction } from './platformFunction.ts';

/** `concat(values…)` (`docs/format/functions.md#33-concat-implode-ifempty`): a list counts as the word `Array`. */
export const concat: PlatformFunction = {
  parameters: [{ name: 'values', kind: 'any', repeats: true }],
  call: (values) => values.map(piece).join(''),
};

function piece(value: JsonValue): string {
  const text = isList(value) ? 'Array' : textOf(value);
  if (text === undefined) throw badArgument('concat', 'values', 'texts', value);
  return text;
}
