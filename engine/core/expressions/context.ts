import type { JsonScalar } from '../json/value.ts';

/** The contexts that references can name (`functions.md` section 2). */
export const contextNames = [
  'attr',
  'time',
  'placeholder',
  'query',
  'request',
  'response',
  'authorization',
  'consumer',
  'user',
] as const;

export type ContextName = (typeof contextNames)[number];

/** What the references of one context can find: values by their flattened name. */
export interface Context extends Pick<ReadonlyMap<string, JsonScalar>, 'get' | 'keys'> {
  /** Whether a value is a secret or was made from one; absent where the context alone tells. */
  isSecret?(name: string): boolean;
}

/** The contexts that a place has. */
export type Contexts = Readonly<Partial<Record<ContextName, Context>>>;
