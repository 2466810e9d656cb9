import type { Range } from 'vscode-json-languageservice';
import type { ExtractorService } from '../extractorService.ts';
import { encodeTokens } from '../features/encodeTokens.ts';
import { type SemanticToken, semanticTokenTypes } from '../features/semanticTokens.ts';
import type { ComposedDocument } from './documents/composedDocument.ts';
import type { Composition } from './documents/composition.ts';
import { firstById } from './documents/unionOf.ts';

/**
 * The tokens of a file, in the numbers of the protocol: those of all its parts that are written in the file as they are
 * in the composed text. One that is written in another way, or over several lines, is left out.
 */
export function semanticTokensIn(
  service: Pick<ExtractorService, 'findSemanticTokens'>,
  composition: Composition,
  more: readonly SemanticToken[],
  range?: Range,
): number[] {
  const { parts, asked } = composition.params;
  const found = parts.flatMap(({ document }) =>
    decoded(document, service.findSemanticTokens(document)).flatMap((token) => tokenIn(composition, document, token)),
  );
  const ordered = firstById([...more, ...found], (token) => token).toSorted((a, b) => a.offset - b.offset);
  let end = 0;
  const apart = ordered.filter(({ offset, length }) => {
    if (offset < end) return false;
    end = offset + length;
    return true;
  });
  return encodeTokens(asked, apart, range);
}

function tokenIn(composition: Composition, document: ComposedDocument, token: SemanticToken): SemanticToken[] {
  const { file, asked } = composition.params;
  const { offset, length, type } = token;
  const place = document.composed.placeOf(offset, offset + length);
  if (place?.file !== file) return [];
  const isSame = asked.getText().slice(place.start, place.end) === document.getText().slice(offset, offset + length);
  return isSame ? [{ offset: place.start, length, type }] : [];
}

function decoded(document: ComposedDocument, data: readonly number[]): SemanticToken[] {
  const tokens: SemanticToken[] = [];
  let [line, character] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, type = 0] = data.slice(at, at + 4);
    character = down === 0 ? character + right : right;
    line += down;
    const name = semanticTokenTypes[type];
    if (name) tokens.push({ offset: document.offsetAt({ line, character }), length, type: name });
  }
  return tokens;
}
