import { entriesOf, getField, hasField, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { type ContextName, contextNames } from './context.ts';

/** A computed value as it is written: a function call, or a reference into a context. */
export type Expression = Call | Reference;

export interface Call {
  kind: 'call';
  name: JsonValue;
  /** The arguments with the pointer tokens that lead to them from the object. */
  args: { value: JsonValue; tokens: [string, string] }[];
}

export interface Reference {
  kind: 'reference';
  context: ContextName;
  target: JsonValue;
}

/**
 * What an object means (`functions.md` section 1): a call where it has the key `function`, a reference where its only
 * key is one of `contexts`, otherwise undefined: plain data.
 */
export function readExpression(object: JsonObject, contexts: readonly ContextName[]): Expression | undefined {
  if (hasField(object, 'function')) {
    return { kind: 'call', name: getField(object, 'function') ?? null, args: argumentsOf(getField(object, 'args')) };
  }
  const reference = soleContext(object);
  if (reference === undefined || !contexts.includes(reference)) return undefined;
  return { kind: 'reference', context: reference, target: getField(object, reference) ?? null };
}

/** The context that an object would refer to, whether its place has it or not: its only key is the name of one. */
export function soleContext(object: JsonObject): ContextName | undefined {
  const [entry, ...others] = entriesOf(object);
  return others.length > 0 ? undefined : contextNames.find((name) => name === entry?.[0]);
}

/** An object's values in order are arguments too; a bare value gives none. */
function argumentsOf(args: JsonValue | undefined): Call['args'] {
  if (isList(args)) return args.map((value, index) => ({ value, tokens: ['args', String(index)] }));
  if (!isObject(args)) return [];
  return entriesOf(args).map(([key, value]) => ({ value, tokens: ['args', key] }));
}
