import { childPointer } from '../childPointer.ts';
import { checkExpressions } from '../expressions/checkExpressions.ts';
import { requireLines } from '../expressions/computedHeaders.ts';
import type { Contexts } from '../expressions/context.ts';
import { requireContext } from '../expressions/requireContext.ts';
import { entriesOf, isList, isObject, type JsonObject } from '../json/value.ts';
import { requireSendable } from '../request/configuredHeaders.ts';
import { type ComputedOptions, pointerTo } from './authenticationKind.ts';

/**
 * Checks headers or parameters that an authentication computes (`docs/format/configuration.md#2-order-of-processing`);
 * `known` are the contexts with values. Other references are mistakes (`docs/format/functions.md#1-syntax`).
 */
export function checkComputed(fields: JsonObject, { path, contexts: names }: ComputedOptions, known: Contexts): void {
  const pointer = pointerTo(path);
  const there = names.filter((name) => name in known);
  const later = names.filter((name) => !(name in known));
  for (const [name, value] of entriesOf(fields)) {
    if (isObject(value)) requireContext(value, [...there, ...later], childPointer(pointer, name));
    if (isList(value) && path.at(-1) === 'headers') requireLines(value, name, pointer);
  }
  if (path.at(-1) === 'headers') requireSendable(fields, pointer);
  checkExpressions(fields, { contexts: known, later, pointer });
}
