import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Position } from 'vscode-languageserver-types';

/**
 * Words at whose end a letter is typed and questions are asked: keys and values that the schema or the document knows.
 */
const words = ['"scroller', '"method', '"GET', '"tableMapping', '"dataField', '"pages', '"column', '"endpoint'];

/** Places in a JSON text, spread over all of it: each the end of one of the words, with every word as often as the others. */
export function findPlaces(text: string, count: number): Position[] {
  return placesOf(words, text, count);
}

/** Places of the same words in a text in YAML, where they have no quotes. */
export function findYamlPlaces(text: string, count: number): Position[] {
  return placesOf(
    words.map((word) => word.replaceAll('"', '')),
    text,
    count,
  );
}

function placesOf(some: readonly string[], text: string, count: number): Position[] {
  const document = TextDocument.create('', '', 1, text);
  return Array.from({ length: count }, (_, index) => {
    const word = some[index % some.length] ?? '';
    const from = Math.floor(((index + 0.5) / count) * text.length);
    const found = text.indexOf(word, from);
    const offset = found < 0 ? text.lastIndexOf(word) : found;
    return document.positionAt(offset + word.length);
  });
}
