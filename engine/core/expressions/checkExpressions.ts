import { childPointer } from '../childPointer.ts';
import { isUserError, UserError } from '../errors.ts';
import { checkCall } from '../functions/checkCall.ts';
import { entriesOf, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import type { ContextName, Contexts } from './context.ts';
import { type Call, readExpression } from './expression.ts';
import { lookUp } from './lookUp.ts';
import { requireContext } from './requireContext.ts';

/** A place whose expressions are checked before they can be computed. */
interface LaterPlace {
  /** Contexts whose values are known already. */
  contexts: Contexts;
  /** Contexts that will exist when the place is computed. */
  later: readonly ContextName[];
  pointer: string;
}

/**
 * Finds mistakes in a container's expressions: unknown functions, wrong numbers of arguments, missing attributes,
 * contexts the place will not have. Lists are data (`docs/format/functions.md#1-syntax`). Throws a UserError.
 */
export function checkExpressions(container: JsonObject, place: LaterPlace): void {
  for (const [key, value] of entriesOf(container)) if (!isList(value)) checkExpression(value, below(place, key));
}

/** Checks a single value like `checkExpressions`. */
export function checkExpression(value: JsonValue, place: LaterPlace): void {
  if (isList(value)) {
    value.forEach((item, index) => {
      checkExpression(item, below(place, String(index)));
    });
  } else if (isObject(value)) checkObject(value, place);
}

function checkObject(object: JsonObject, place: LaterPlace): void {
  const known = [...(Object.keys(place.contexts) as ContextName[]), ...place.later];
  const expression = readExpression(object, known);
  if (expression === undefined) checkFields(object, place);
  else if (expression.kind === 'call') checkCallAt(expression, place, known);
  else if (place.contexts[expression.context] !== undefined) {
    lookUp(expression, { contexts: place.contexts, now: () => 0, pointer: place.pointer });
  }
}

function checkFields(object: JsonObject, place: LaterPlace): void {
  for (const [key, value] of entriesOf(object)) checkExpression(value, below(place, key));
}

function checkCallAt({ name, args }: Call, place: LaterPlace, known: readonly ContextName[]): void {
  try {
    checkCall(name, args.length, known.includes('placeholder'));
  } catch (error) {
    if (!isUserError(error)) throw error;
    throw new UserError(error.code, error.message, { pointer: place.pointer });
  }
  for (const { value, tokens } of args) {
    const here = below(place, ...tokens);
    if (isObject(value)) requireContext(value, known, here.pointer);
    checkExpression(value, here);
  }
}

function below(place: LaterPlace, ...tokens: string[]): LaterPlace {
  return { ...place, pointer: tokens.reduce(childPointer, place.pointer) };
}
