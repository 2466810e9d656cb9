import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ShapesFile } from '../../../../engine/core/shapes/shapes.ts';
import { atCursor } from '../../../support/cursor.ts';
import { serviceWithShapes } from '../../../support/testService.ts';

/** The texts after each refactoring of this kind at the `|` of a text, by the title of the refactoring. */
export async function refactored(kind: string, text: string, shapes?: ShapesFile): Promise<Record<string, string>> {
  const { document, position } = atCursor(text);
  const range = { start: position, end: position };
  const actions = await serviceWithShapes(shapes).findRefactorings(document, range, [kind]);
  return Object.fromEntries(
    actions.map(({ title, edit }) => [title, TextDocument.applyEdits(document, edit?.changes?.[document.uri] ?? [])]),
  );
}
