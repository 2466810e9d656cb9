import { childPointer } from '../childPointer.ts';
import type { ContextName, Contexts } from './context.ts';

/** Where a value is evaluated: what it may refer to, and how an error names the place. */
export interface Place {
  contexts: Contexts;
  /** Unix time in milliseconds. */
  now: () => number;
  /** JSON pointer of the value. */
  pointer: string;
}

/** The place of a nested value. */
export function within(place: Place, ...tokens: string[]): Place {
  return { ...place, pointer: tokens.reduce(childPointer, place.pointer) };
}

/** The names of the contexts that a place has. */
export function contextsOf({ contexts }: Place): ContextName[] {
  return Object.keys(contexts) as ContextName[];
}
