import { editSource } from '../../project/editing/editSource.ts';
import { readSource } from '../../project/model/readSource.ts';
import { sameSource } from '../../project/source/sameSource.ts';
import { withEdit } from '../../project/source/sourceChange.ts';
import type { SourceNode } from '../../project/source/sourceNode.ts';
import { lineBreakOf } from '../../project/source/textLines.ts';
import { findChanges } from './findChanges.ts';

/** With more changes than this, the whole text is written: each of them is checked with the whole text. */
const maxChanges = 200;
/** So is it with more characters than this, over all changes: a check reads them a few times. */
const maxRead = 10_000_000;

/**
 * The text of a file that says a value. The text that is there is changed as little as makes it say that; one that was
 * written by `write` is written by it again, with the line breaks that it has.
 */
export function renewText(
  file: string,
  before: string | undefined,
  wanted: SourceNode,
  write: (node: SourceNode) => string,
): string {
  if (before === undefined) return write(wanted);
  const { root, findings } = readSource(before, file);
  const rewritten = () => withBreaksOf(before, write(wanted));
  if (root === undefined || findings.some(({ severity }) => severity === 'error')) return rewritten();
  if (sameSource(root, wanted)) return before;
  if (withBreaksOf(before, write(root)) === before) return rewritten();
  return edited(file, before, findChanges(root, wanted), wanted) ?? rewritten();
}

/** A text with the line breaks that another one has. */
export function withBreaksOf(before: string, text: string): string {
  const lineBreak = lineBreakOf(before);
  return lineBreak === '\r\n' ? text.replaceAll(/\r?\n/g, lineBreak) : text;
}

function edited(
  file: string,
  before: string,
  changes: ReturnType<typeof findChanges>,
  wanted: SourceNode,
): string | undefined {
  if (changes.length > maxChanges || changes.length * before.length > maxRead) return undefined;
  let text = before;
  for (const change of changes) {
    const edit = editSource(file, text, change);
    if (edit === undefined) return undefined;
    text = withEdit(text, edit);
  }
  return sameSource(readSource(text, file).root, wanted) ? text : undefined;
}
