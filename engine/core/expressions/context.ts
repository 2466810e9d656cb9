import type { JsonScalar } from '../json/value.ts';

/** The contexts that references can name (`docs/format/functions.md#2-contexts`). */
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

/** The values that references to one context can find, by flattened name. */
export interface Context extends Pick<ReadonlyMap<string, JsonScalar>, 'get' | 'keys'> {
  /** Whether a value is a secret or made from one; absent if the context alone decides. */
  isSecret?(name: string): boolean;
}

export type Contexts = { readonly [name in ContextName]?: Context | undefined };
