import type { SourceEdit } from './sourceChange.ts';
import type { SourceNode } from './sourceNode.ts';
import { type SourcePart, sourceParts } from './sourceParts.ts';

/** Inserts a part into a list or an object in brackets before the part at an index, laid out as its neighbours are. */
export function insertInBrackets(text: string, node: SourceNode, index: number, written: string): SourceEdit {
  const parts = sourceParts(node);
  const next = parts[index];
  const last = parts.at(-1);
  if (next !== undefined) {
    const gap = gapBefore(text, node, parts, Math.max(index, 1));
    return { start: next.start, end: next.start, text: `${written},${gap}` };
  }
  if (last === undefined) return { start: node.at.start + 1, end: node.at.end - 1, text: written };
  const gap = gapBefore(text, node, parts, parts.length - 1);
  return { start: last.end, end: last.end, text: `,${gap}${written}` };
}

/** The white space before a part: after the comma, or after the bracket if that begins a line. */
function gapBefore(text: string, node: SourceNode, parts: readonly SourcePart[], index: number): string {
  const part = parts[index] ?? parts.at(-1);
  if (part === undefined) return ' ';
  const gap = /\s*$/.exec(text.slice(node.at.start, part.start))?.[0] ?? '';
  if (gap.includes('\n')) return `${gap.includes('\r') ? '\r' : ''}\n${gap.slice(gap.lastIndexOf('\n') + 1)}`;
  return parts.indexOf(part) === 0 ? ' ' : gap;
}

/** Removes the part at an index with one of the commas beside it, and the white space that it stood in. */
export function removeInBrackets(text: string, node: SourceNode, index: number): SourceEdit | undefined {
  const parts = sourceParts(node);
  const [part, next, previous] = [parts[index], parts[index + 1], parts[index - 1]];
  if (part === undefined) return undefined;
  if (next !== undefined) return { start: part.start, end: withoutNotes(text, part.end, next.start), text: '' };
  if (previous !== undefined)
    return { start: withoutNotes(text, previous.end, part.start, true), end: part.end, text: '' };
  return parts.length === 1 ? { start: node.at.start + 1, end: node.at.end - 1, text: '' } : undefined;
}

/** An end of the text between two parts; with a comment in it, only its comma is taken. */
function withoutNotes(text: string, start: number, end: number, fromStart = false): number {
  const between = text.slice(start, end);
  if (!between.includes('#')) return fromStart ? start : end;
  return fromStart ? start : start + between.indexOf(',') + 1;
}
