import type { PropertyASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { Span } from '../text/ranges.ts';
import { nodeAtSpan } from './nodeAtSpan.ts';

/** The property with this key at exactly this span. */
export function propertyAtSpan(
  model: ExtractorModel,
  span: Span,
  key: string | undefined,
): PropertyASTNode | undefined {
  const node = nodeAtSpan(model, span);
  const property = node?.parent?.type === 'property' ? node.parent : undefined;
  return property?.keyNode === node && property?.keyNode.value === key ? property : undefined;
}
