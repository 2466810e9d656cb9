import { childPointer } from '../childPointer.ts';
import type { JsonValue } from '../json/value.ts';
import type { ContextName, Contexts } from './context.ts';
import type { Call } from './expression.ts';

/** A call of a function, with the values of its arguments and its result. */
export interface ComputedCall {
  call: Call;
  values: readonly JsonValue[];
  value: JsonValue;
  pointer: string;
}

/** The place of a value: the contexts that it may refer to, and the pointer for errors. */
export interface Evaluation {
  contexts: Contexts;
  /** Unix time in milliseconds. */
  now: () => number;
  pointer: string;
  /** Called for each function that is computed, inner ones first. */
  onCall?: ((computed: ComputedCall) => void) | undefined;
}

/** The place of a nested value. */
export function within(place: Evaluation, ...tokens: string[]): Evaluation {
  return { ...place, pointer: tokens.reduce(childPointer, place.pointer) };
}

export function contextsOf({ contexts }: Evaluation): ContextName[] {
  return Object.keys(contexts) as ContextName[];
}
