import { UserError } from '../../errors.ts';
import { childPointer } from '../childPointer.ts';
import { entriesOf, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { evaluateFields } from './evaluate.ts';
import { contextsOf, type Place } from './place.ts';
import { requireContext } from './requireContext.ts';

/**
 * Computes the functions and references in headers. Throws a UserError with the pointer of a value that is still an
 * object afterwards, such as a reference to a context that headers do not have
 * (`docs/format/configuration.md#52-http`).
 */
export function computedHeaders(headers: JsonObject, place: Place): JsonObject {
  const computed = evaluateFields(headers, place);
  for (const [name, value] of entriesOf(computed)) {
    for (const line of isList(value) ? value : [value]) requireText(line, name, place);
  }
  return computed;
}

function requireText(line: JsonValue, name: string, place: Place): void {
  if (!isObject(line) && !isList(line)) return;
  const pointer = childPointer(place.pointer, name);
  if (isObject(line)) requireContext(line, contextsOf(place), pointer);
  const what = isList(line) ? 'a list' : 'an object';
  const message = `The header "${name}" holds ${what}. Give it a text, a reference or a function.`;
  throw new UserError('request.header-not-text', message, { pointer });
}
