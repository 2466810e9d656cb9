import type { ASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { Span } from '../text/ranges.ts';

/** The node with exactly this span. */
export function nodeAtSpan({ json }: ExtractorModel, { offset, length }: Span): ASTNode | undefined {
  const node = json.getNodeFromOffset(offset);
  return node?.offset === offset && node.length === length ? node : undefined;
}
