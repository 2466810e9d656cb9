import { isUserError, UserError } from '../errors.ts';
import { callFunction } from '../functions/callFunction.ts';
import { entriesOf, isList, isObject, type JsonObject, type JsonValue, objectFrom } from '../json/value.ts';
import { contextsOf, type Evaluation, within } from './evaluation.ts';
import { type Call, readExpression } from './expression.ts';
import { lookUp } from './lookUp.ts';
import { requireContext } from './requireContext.ts';

/**
 * Evaluates calls and references in a value (`docs/format/functions.md#1-syntax`), at any depth of lists and plain
 * objects; other values stay. Throws a UserError with the pointer of the expression that fails.
 */
export function evaluate(value: JsonValue, place: Evaluation): JsonValue {
  if (isList(value)) return value.map((item, index) => evaluate(item, within(place, String(index))));
  if (!isObject(value)) return value;
  const expression = readExpression(value, contextsOf(place));
  if (expression === undefined) return evaluateObject(value, place);
  return expression.kind === 'call' ? call(expression, place) : lookUp(expression, place);
}

/**
 * Evaluates each field of a container such as `params`. The container itself is never an expression, and its lists stay
 * as they are, as on the platform (`docs/format/functions.md#1-syntax`).
 */
export function evaluateFields(container: JsonObject, place: Evaluation): JsonObject {
  return objectFrom(
    entriesOf(container).map(([key, value]) => [key, isList(value) ? value : evaluate(value, within(place, key))]),
  );
}

function evaluateObject(object: JsonObject, place: Evaluation): JsonObject {
  return objectFrom(entriesOf(object).map(([key, value]) => [key, evaluate(value, within(place, key))]));
}

function call(call: Call, place: Evaluation): JsonValue {
  const values = call.args.map(({ value, tokens }) => evaluateArgument(value, within(place, ...tokens)));
  const value = computed(call, values, place);
  place.onCall?.({ call, values, value, pointer: place.pointer });
  return value;
}

function computed({ name }: Call, values: JsonValue[], place: Evaluation): JsonValue {
  try {
    return callFunction(name, values, place.now, place.contexts.placeholder !== undefined);
  } catch (error) {
    if (!isUserError(error)) throw error;
    throw new UserError(error.code, error.message, { pointer: place.pointer, cause: error });
  }
}

/** Evaluates an argument. A reference to a context of another place can only be a mistake. */
function evaluateArgument(value: JsonValue, place: Evaluation): JsonValue {
  if (isObject(value)) requireContext(value, contextsOf(place), place.pointer);
  return evaluate(value, place);
}
