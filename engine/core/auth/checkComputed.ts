import { childPointer } from '../childPointer.ts';
import { checkExpressions, type LaterPlace } from '../expressions/checkExpressions.ts';
import type { ContextName } from '../expressions/context.ts';
import { requireContext } from '../expressions/requireContext.ts';
import { entriesOf, isObject, type JsonObject } from '../json/value.ts';

/**
 * Checks headers or parameters that an authentication computes, before anything is sent (`configuration.md` section 2).
 * An object is never one of their values, so a reference into a context that they do not have is a mistake
 * (`functions.md` section 1, Decision). Throws a UserError with the pointer.
 */
export function checkComputed(fields: JsonObject, place: LaterPlace): void {
  const known = [...(Object.keys(place.contexts) as ContextName[]), ...place.later];
  for (const [name, value] of entriesOf(fields)) {
    if (isObject(value)) requireContext(value, known, childPointer(place.pointer, name));
  }
  checkExpressions(fields, place);
}
