import type { CompletionItem, CompletionList, Position } from 'vscode-json-languageservice';
import type { ExtractorService } from '../../extractorService.ts';
import type { ComposedDocument } from '../documents/composedDocument.ts';
import type { Composition } from '../documents/composition.ts';

/**
 * The completions at a position of a document in JSON: on a key or a value those of the composed text, which knows the
 * names of the other files, otherwise those of the document.
 */
export async function completeJson(
  service: Pick<ExtractorService, 'findCompletions'>,
  composition: Composition,
  position: Position,
): Promise<CompletionList> {
  for (const place of composition.placesFor(position)) {
    const { items } = await service.findCompletions(place.document, place.position);
    const placed = items.flatMap((item) => itemInFile(composition, place.document, item));
    if (placed.length > 0) return { isIncomplete: false, items: placed };
  }
  return await service.findCompletions(composition.params.asked, position);
}

/** An item that replaces the same characters in the file; none if they are written in another way there. */
function itemInFile(composition: Composition, document: ComposedDocument, item: CompletionItem): CompletionItem[] {
  const { textEdit } = item;
  if (textEdit === undefined || !('range' in textEdit)) return [];
  const range = composition.within(document, textEdit.range);
  const isSame = range && composition.params.asked.getText(range) === document.getText(textEdit.range);
  return isSame ? [{ ...item, textEdit: { ...textEdit, range } }] : [];
}
