import type { StringASTNode } from 'vscode-json-languageservice';
import { type ExpressionNode, expressionsOf } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { nameIndex } from '../model/names/nameIndex.ts';
import { asText } from '../model/nodes.ts';
import { responsePaths } from '../model/paths/responsePaths.ts';
import { contentSpan } from '../text/contentSpan.ts';
import type { Span } from '../text/ranges.ts';

/** The meanings of texts in a configuration, beyond strings; `package.json` gives each its color. */
export const semanticTokenTypes = [
  'placeholder',
  'function',
  'keyword',
  'reference',
  'responsePath',
  'variable',
] as const;

type SemanticTokenType = (typeof semanticTokenTypes)[number];

/** A stretch of one line. */
export interface SemanticToken extends Span {
  type: SemanticTokenType;
}

/** Placeholders, function names, references with context, and paths into responses; in document order, not nested. */
export function findSemanticTokens(model: ExtractorModel): SemanticToken[] {
  const tokens = [...placeholderTokens(model), ...expressionTokens(model), ...pathTokens(model)];
  const ordered = tokens.filter(({ length }) => length > 0).toSorted((a, b) => a.offset - b.offset);
  let end = 0;
  return ordered.filter(({ offset, length }) => {
    if (offset < end) return false;
    end = offset + length;
    return true;
  });
}

function placeholderTokens(model: ExtractorModel): SemanticToken[] {
  const placeholders = nameIndex(model).names.filter(({ kind }) => kind === 'placeholder');
  const spans = placeholders.flatMap(({ definitions, uses }) => [...definitions, ...uses]);
  return spans.map((span) => ({ ...span, type: 'placeholder' }));
}

function expressionTokens(model: ExtractorModel): SemanticToken[] {
  return expressionsOf(model).flatMap((expression) => tokensOf(expression, model));
}

function tokensOf(expression: ExpressionNode, model: ExtractorModel): SemanticToken[] {
  if (expression.kind === 'call') return textToken(asText(expression.name), 'function', model);
  if (expression.kind === 'stray') return [];
  const key = expression.node.properties.find(({ keyNode }) => keyNode.value === expression.context)?.keyNode;
  const type = expression.context === 'response' ? 'responsePath' : 'reference';
  return [...textToken(key, 'keyword', model), ...textToken(asText(expression.target), type, model)];
}

function pathTokens(model: ExtractorModel): SemanticToken[] {
  const read = responsePaths(model).filter(({ isRead }) => isRead);
  return read.flatMap(({ node }) => textToken(node, 'responsePath', model));
}

function textToken(
  node: StringASTNode | undefined,
  type: SemanticTokenType,
  { document }: ExtractorModel,
): SemanticToken[] {
  return node ? [{ ...contentSpan(document, node), type }] : [];
}
