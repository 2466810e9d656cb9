import type { ASTNode, Range, TextDocument } from 'vscode-json-languageservice';

/** A part of a text, in offsets. */
export interface Span {
  offset: number;
  length: number;
}

/** The range of a span, in lines and characters. */
export function rangeOf(document: TextDocument, { offset, length }: Span): Range {
  return { start: document.positionAt(offset), end: document.positionAt(offset + length) };
}

/** The span of a range. */
export function spanOf(document: TextDocument, range: Range): Span {
  const offset = document.offsetAt(range.start);
  return { offset, length: document.offsetAt(range.end) - offset };
}

/** The opening brace or bracket of a node; underlining a whole object would hide what is inside. */
export function openingOf(node: ASTNode): Span {
  return { offset: node.offset, length: 1 };
}

/** The span to show something about a whole object: its key, or its opening brace (an element of a list, the root). */
export function headOf(node: ASTNode): Span {
  return node.parent?.type === 'property' ? node.parent.keyNode : openingOf(node);
}

/** Whether an offset is in a span or at its end. */
export function covers({ offset, length }: Span, at: number): boolean {
  return at >= offset && at <= offset + length;
}
