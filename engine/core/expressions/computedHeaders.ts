import { childPointer } from '../childPointer.ts';
import { UserError } from '../errors.ts';
import { entriesOf, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { evaluateFields } from './evaluate.ts';
import { contextsOf, type Evaluation } from './evaluation.ts';
import { requireContext } from './requireContext.ts';

/**
 * Computes the functions and references in headers. Throws a UserError for a value that is still an object, such as a
 * reference to a context that headers do not have (`docs/format/configuration.md#52-http`).
 */
export function computedHeaders(headers: JsonObject, place: Evaluation): JsonObject {
  const computed = evaluateFields(headers, place);
  for (const [name, value] of entriesOf(computed)) {
    if (isList(value)) requireLines(value, name, place.pointer);
    else if (isObject(value)) refuseObject(value, name, place);
  }
  return computed;
}

/**
 * Throws a UserError for an object or a list among header lines, which are not computed
 * (`docs/format/configuration.md#52-http`). `pointer` is that of the headers.
 */
export function requireLines(lines: readonly JsonValue[], name: string, pointer: string): void {
  const index = lines.findIndex((line) => isObject(line) || isList(line));
  if (index === -1) return;
  const held = isList(lines[index]) ? 'a list' : 'an object';
  const message = `The header "${name}.${index}" holds ${held}. Lines in a list are not computed: write each as text, or the whole header as a function.`;
  throw new UserError('request.header-not-text', message, {
    pointer: childPointer(childPointer(pointer, name), String(index)),
  });
}

function refuseObject(value: JsonObject, name: string, place: Evaluation): never {
  const pointer = childPointer(place.pointer, name);
  requireContext(value, contextsOf(place), pointer);
  const message = `The header "${name}" holds an object. Give it a text, a reference or a function.`;
  throw new UserError('request.header-not-text', message, { pointer });
}
