import { textOf } from '../json/textOf.ts';
import { isList, type JsonList, type JsonValue } from '../json/value.ts';
import { badArgument } from './arguments/badArgument.ts';
import { lengthOf, requireShort } from './arguments/requireShort.ts';
import type { PlatformFunction } from './platformFunction.ts';

/** `implode(glue, list)` (`docs/format/functions.md#33-concat-implode-ifempty`), in either order or without glue. */
export const implode: PlatformFunction = {
  parameters: [
    { name: 'glue', kind: 'any' },
    { name: 'list', kind: 'any', optional: true },
  ],
  call([first = null, second]) {
    if (second === undefined) return join('', listOf(first));
    return isList(first) && !isList(second) ? join(glueOf(second), first) : join(glueOf(first), listOf(second));
  },
};

function join(glue: string, list: JsonList): string {
  requireShort('implode', lengthOf(list) + glue.length * list.length);
  return list.map(itemText).join(glue);
}

function itemText(item: JsonValue): string {
  const text = textOf(item);
  if (text === undefined) throw badArgument('implode', 'list', 'a list of texts', item);
  return text;
}

function glueOf(value: JsonValue): string {
  const glue = textOf(value);
  if (glue === undefined) throw badArgument('implode', 'glue', 'a text', value);
  return glue;
}

function listOf(value: JsonValue): JsonList {
  if (!isList(value)) throw badArgument('implode', 'list', 'a list', value);
  return value;
}
