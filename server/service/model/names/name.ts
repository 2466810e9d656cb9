import type { Span } from '../../text/ranges.ts';

export type NameKind = 'scroller' | 'data type' | 'placeholder' | 'attribute';

/** Something that the author of a configuration named, and every place where the name is written. */
export interface Name {
  kind: NameKind;
  /** As references write it; for a nested attribute its path, joined with dots. */
  text: string;
  /** The part of `text` that is written at its places: for a nested attribute its own key, else all of it. */
  ownText: string;
  /** Where it is defined, between the quotes; empty if it is only used. */
  definitions: Span[];
  /** Where it is used. */
  uses: Span[];
  /** Its scope; undefined: the whole document. */
  scope?: Span;
  /** Where the name is part of something else and cannot be changed on its own. */
  isBound?: boolean;
}

/** A name without places. */
export function createName(kind: NameKind, text: string, options?: Partial<Name>): Name {
  return { kind, text, ownText: text, definitions: [], uses: [], ...options };
}
