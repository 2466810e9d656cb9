import type { Range, TextDocument } from 'vscode-json-languageservice';
import { spanOf } from '../text/ranges.ts';
import { type SemanticToken, semanticTokenTypes } from './semanticTokens.ts';

/**
 * Encodes tokens, in document order, as the protocol sends them: five numbers each, positioned relative to the previous
 * one. With a range, only those that touch it.
 */
export function encodeTokens(document: TextDocument, tokens: readonly SemanticToken[], range?: Range): number[] {
  const within = range ? spanOf(document, range) : { offset: 0, length: Number.POSITIVE_INFINITY };
  const data: number[] = [];
  let [line, character] = [0, 0];
  for (const { offset, length, type } of tokens) {
    if (offset + length < within.offset || offset > within.offset + within.length) continue;
    const start = document.positionAt(offset);
    const column = start.line === line ? start.character - character : start.character;
    data.push(start.line - line, column, length, semanticTokenTypes.indexOf(type), 0);
    ({ line, character } = start);
  }
  return data;
}
