import type { ASTNode, JSONDocument } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { Span } from '../text/ranges.ts';

/** The innermost node that starts at each offset, computed once for each fix of thousands of diagnostics. */
const starts = new WeakMap<JSONDocument, ReadonlyMap<number, ASTNode>>();

/** The node with exactly this span. */
export function nodeAtSpan({ json }: Pick<ExtractorModel, 'json'>, { offset, length }: Span): ASTNode | undefined {
  const known = starts.get(json) ?? startsOf(json);
  starts.set(json, known);
  const node = known.get(offset);
  return node?.length === length ? node : undefined;
}

function startsOf({ root }: JSONDocument): Map<number, ASTNode> {
  const found = new Map<number, ASTNode>();
  const open = root === undefined ? [] : [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    found.set(node.offset, node);
    for (const child of (node.children ?? []).toReversed()) open.push(child);
  }
  return found;
}
