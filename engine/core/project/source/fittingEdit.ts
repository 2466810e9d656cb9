import { changeSource } from './changeSource.ts';
import { sameSource } from './sameSource.ts';
import { type SourceChange, type SourceEdit, withEdit } from './sourceChange.ts';
import type { SourceNode } from './sourceNode.ts';

/** What a text says: `errors` counts what keeps it from being read. */
interface Reading {
  root: SourceNode | undefined;
  errors: number;
}

/**
 * The first of some edits after which the text says what the change asks for, and nothing else; undefined if none does,
 * or if the change does not fit the text.
 */
export function fittingEdit(
  text: string,
  change: SourceChange,
  read: (text: string) => Reading,
  edits: (root: SourceNode | undefined) => Iterable<SourceEdit | undefined>,
): SourceEdit | undefined {
  const before = read(text);
  const expected = changeSource(before.root, change);
  if (expected === undefined) return undefined;
  for (const edit of edits(before.root)) {
    if (edit === undefined) continue;
    const after = read(withEdit(text, edit));
    if (after.errors <= before.errors && sameSource(after.root, expected)) return edit;
  }
  return undefined;
}
