import type { Span } from '../../text/ranges.ts';

export type NameKind = 'scroller' | 'data type' | 'placeholder' | 'attribute';

/** One thing that the author of a configuration named, and every place where its name is written. */
export interface Name {
  kind: NameKind;
  /** As references write it; of a nested attribute the way to it, joined with dots. */
  text: string;
  /** The part of `text` that its places write: of a nested attribute its own key, else all of it. */
  ownText: string;
  /** Where it is defined, between the quotes; empty where it is only spoken of. */
  definitions: Span[];
  /** Where it is spoken of. */
  uses: Span[];
  /** Where it holds; undefined: in the whole document. */
  scope?: Span;
  /** Where the name is part of something else and cannot be changed alone. */
  isBound?: boolean;
}

/** A name without places. */
export function createName(kind: NameKind, text: string, options?: Partial<Name>): Name {
  return { kind, text, ownText: text, definitions: [], uses: [], ...options };
}
