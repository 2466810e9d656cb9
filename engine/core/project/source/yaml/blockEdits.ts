import type { SourceEdit } from '../sourceChange.ts';
import type { SourceNode } from '../sourceNode.ts';
import { type SourcePart, sourceParts } from '../sourceParts.ts';
import { lineEndOf, lineStartOf } from '../textLines.ts';
import { columnOf } from './yamlLayoutOf.ts';

/** The edits that may insert a part into a list or a map without brackets before the part at an index. */
export function insertInBlock(
  text: string,
  node: SourceNode,
  index: number,
  written: string,
  lineBreak: string,
): SourceEdit[] {
  const line = lineBreak + ' '.repeat(columnOf(text, node.at.start));
  const next = blockParts(text, node)[index];
  if (next !== undefined) return [{ start: next.start, end: next.start, text: written + line }];
  const end = lineEndOf(text, node.at.end);
  // A block scalar that keeps the empty lines after it goes on to the last of them.
  const empty = /^(?:\r?\n[ \t]*(?=\r?\n|$))*/.exec(text.slice(end))?.[0].length ?? 0;
  return [end, end + empty].map((start) => ({ start, end: start, text: line + written }));
}

/** The edits that may remove the part at an index with its lines; its own comment goes with it. */
export function removeInBlock(text: string, node: SourceNode, index: number): SourceEdit[] {
  const part = blockParts(text, node)[index];
  if (part === undefined) return [];
  const line = lineStartOf(text, part.start);
  const end = lineEndOf(text, part.end);
  const after = /^\r?\n/.exec(text.slice(end, end + 2))?.[0].length ?? 0;
  if (text.slice(line, part.start).trim() !== '')
    return [{ start: part.start, end: text.length - text.slice(end).trimStart().length, text: '' }];
  // The last line of a text goes with the line break before it, unless that is part of a block scalar.
  const starts = after === 0 && line > 0 ? [lineEndOf(text, line - (text[line - 2] === '\r' ? 2 : 1)), line] : [line];
  return starts.map((start) => ({ start, end: end + after, text: '' }));
}

/** The parts of a list or a map without brackets; an item begins with its dash. */
function blockParts(text: string, node: SourceNode): SourcePart[] {
  const parts = sourceParts(node);
  if (node.kind !== 'list') return parts;
  return parts.map(({ start, end }, index) => {
    const from = index === 0 ? node.at.start : (parts[index - 1]?.end ?? start);
    return { start: dashBefore(text, from, start, columnOf(text, node.at.start)), end };
  });
}

/** The position of the dash of an item between two positions: the first one in the column of the list. */
function dashBefore(text: string, from: number, position: number, column: number): number {
  for (let at = text.indexOf('-', from); at >= 0 && at < position; at = text.indexOf('-', at + 1))
    if (columnOf(text, at) === column) return at;
  return position;
}
