import {
  entriesOf,
  getField,
  hasField,
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  soleKey,
} from '../json/value.ts';
import { type ContextName, contextNames } from './context.ts';

/** An expression as written: a function call, or a reference to a context. */
type Expression = Call | Reference;

export interface Call {
  kind: 'call';
  name: JsonValue;
  /** The arguments, with their pointer tokens relative to the object. */
  args: { value: JsonValue; tokens: [string, string] }[];
}

export interface Reference {
  kind: 'reference';
  context: ContextName;
  target: JsonValue;
}

/**
 * Reads an object as an expression (`docs/format/functions.md#1-syntax`): a call if it has the key `function`, a
 * reference if its only key is one of `contexts`. Undefined for plain data.
 */
export function readExpression(object: JsonObject, contexts: readonly ContextName[]): Expression | undefined {
  if (hasField(object, 'function')) {
    return { kind: 'call', name: getField(object, 'function') ?? null, args: argumentsOf(getField(object, 'args')) };
  }
  const reference = soleContext(object);
  if (reference === undefined || !contexts.includes(reference)) return undefined;
  return { kind: 'reference', context: reference, target: getField(object, reference) ?? null };
}

/** The context that is an object's only key, whether or not the place has it. */
export function soleContext(object: JsonObject): ContextName | undefined {
  const key = soleKey(object);
  return key === undefined ? undefined : contextNames.find((name) => name === key);
}

/** The arguments; those in an object count in order, and a scalar means none. */
function argumentsOf(args: JsonValue | undefined): Call['args'] {
  if (isList(args)) return args.map((value, index) => ({ value, tokens: ['args', String(index)] }));
  if (!isObject(args)) return [];
  return entriesOf(args).map(([key, value]) => ({ value, tokens: ['args', key] }));
}
