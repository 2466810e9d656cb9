import type { ASTNode, Diagnostic, TextDocument } from 'vscode-json-languageservice';
import { DiagnosticSeverity } from 'vscode-languageserver-types';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { BrokenPlace } from '../text/brokenDocument.ts';
import { covers } from '../text/ranges.ts';
import { syntaxCode } from './syntaxCode.ts';

/**
 * Creates the check "may parts of this value be missing or misread?". A value is broken if its own text is not
 * finished; a mistake inside one of its parts breaks only that part.
 */
export function createIsBroken(
  { document, json, broken = [] }: ExtractorModel,
  syntax: readonly Diagnostic[],
): (node: ASTNode) => boolean {
  const errors = syntax.filter(({ severity }) => severity === DiagnosticSeverity.Error);
  const ownerOf = (offset: number) => containerOf(innermostNode(json.root, offset) ?? json.root);
  const owners = new Set([
    ...offsetsOf(errors, document).map(ownerOf),
    ...broken.flatMap(({ offset, breaks }) => ownersOf(breaks, ownerOf(offset))),
  ]);
  const insideValues = [
    ...offsetsOf(errors.filter(isInsideValue), document),
    ...broken.filter(({ breaks }) => breaks !== 'container').map(({ offset }) => offset),
  ].sort((left, right) => left - right);
  const text = document.getText();
  return (node) => {
    if (isContainer(node)) return owners.has(node) || !isClosed(node, text);
    const next = insideValues[firstIndex(insideValues.length, (index) => (insideValues[index] ?? 0) >= node.offset)];
    return next !== undefined && covers(node, next);
  };
}

function offsetsOf(errors: readonly Diagnostic[], document: TextDocument): number[] {
  return errors.map(({ range }) => document.offsetAt(range.start));
}

/** Whether a problem is inside a text or a number; all others are between values. */
function isInsideValue({ code }: Diagnostic): boolean {
  return typeof code === 'number' && code >= syntaxCode.unexpectedEndOfComment && code <= syntaxCode.invalidCharacter;
}

function containerOf(node: ASTNode | undefined): ASTNode | undefined {
  return node === undefined || isContainer(node) ? node : containerOf(node.parent);
}

function ownersOf(breaks: BrokenPlace['breaks'], owner: ASTNode | undefined): (ASTNode | undefined)[] {
  if (breaks === 'value') return [];
  return breaks === 'container' ? [owner] : withParents(owner);
}

function withParents(node: ASTNode | undefined): ASTNode[] {
  return node === undefined ? [] : [node, ...withParents(node.parent)];
}

function isContainer(node: ASTNode): boolean {
  return node.type === 'object' || node.type === 'array';
}

/** The closing bracket at the end must be the node's own, not that of its last part. */
function isClosed(node: ASTNode, text: string): boolean {
  const end = node.offset + node.length;
  const last = node.children?.at(-1);
  const partEnd = last ? last.offset + last.length : node.offset + 1;
  return partEnd < end && text[end - 1] === (node.type === 'object' ? '}' : ']');
}

/**
 * The innermost node that contains an offset or ends at it; of two that touch there, the first. `getNodeFromOffset` has
 * the same result, but goes through all earlier siblings, which is slow for many offsets.
 */
export function innermostNode(node: ASTNode | undefined, offset: number): ASTNode | undefined {
  if (!node || !covers(node, offset)) return undefined;
  const children = node.children ?? [];
  const child = children[firstIndex(children.length, (index) => endOf(children[index]) >= offset)];
  return innermostNode(child, offset) ?? node;
}

function endOf(node: ASTNode | undefined): number {
  return node ? node.offset + node.length : Number.POSITIVE_INFINITY;
}

/** The first index below `length` for which a check holds, as it does for all later ones; otherwise `length`. */
export function firstIndex(length: number, holds: (index: number) => boolean): number {
  let start = 0;
  let end = length;
  while (start < end) {
    const middle = (start + end) >>> 1;
    if (holds(middle)) end = middle;
    else start = middle + 1;
  }
  return start;
}
