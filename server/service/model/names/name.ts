import type { Span } from '../../text/ranges.ts';

export type NameKind = 'scroller' | 'data type' | 'placeholder' | 'attribute';

/** A name that the author of a configuration chose, and every place where it is written. */
export interface Name {
  kind: NameKind;
  /** The name as references write it; for a nested attribute its path, joined with dots. */
  text: string;
  /** The part of `text` that is written at its places: for a nested attribute its own key, otherwise all of it. */
  ownText: string;
  /** The definitions, between the quotes; empty if it is only used. */
  definitions: Span[];
  uses: Span[];
  /** The scope; undefined for the whole document. */
  scope?: Span;
  /** Whether the name is part of something else and cannot be changed alone. */
  isBound?: boolean;
}

/** A name without places. */
export function createName(kind: NameKind, text: string, options?: Partial<Name>): Name {
  return { kind, text, ownText: text, definitions: [], uses: [], ...options };
}
