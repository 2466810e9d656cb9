import { childPointer } from '../childPointer.ts';
import type { JsonValue } from '../json/value.ts';
import type { ContextName, Contexts } from './context.ts';
import type { Call } from './expression.ts';

/** A call of a function, with the values of its arguments and what came of them. */
export interface ComputedCall {
  call: Call;
  values: readonly JsonValue[];
  value: JsonValue;
  /** JSON pointer of the call. */
  pointer: string;
}

/** Where a value is evaluated: what it may refer to, and how an error names the place. */
export interface Evaluation {
  contexts: Contexts;
  /** Unix time in milliseconds. */
  now: () => number;
  /** JSON pointer of the value. */
  pointer: string;
  /** Called for each function that is computed, inner ones first. */
  onCall?: ((computed: ComputedCall) => void) | undefined;
}

/** The place of a nested value. */
export function within(place: Evaluation, ...tokens: string[]): Evaluation {
  return { ...place, pointer: tokens.reduce(childPointer, place.pointer) };
}

/** The names of the contexts that a place has. */
export function contextsOf({ contexts }: Evaluation): ContextName[] {
  return Object.keys(contexts) as ContextName[];
}
