import type { CodeAction, Diagnostic, TextEdit } from 'vscode-json-languageservice';
import type { ExtractorService } from '../extractorService.ts';
import type { FoundDiagnostic } from './composedDiagnostics.ts';
import type { ComposedDocument } from './documents/composedDocument.ts';
import type { Composition } from './documents/composition.ts';
import { firstById } from './documents/unionOf.ts';
import { editsInFiles } from './edits/editsInFiles.ts';

/** The quick fixes for diagnostics of the asked document, as far as they can be made in its files. */
export async function composedFixes(
  service: Pick<ExtractorService, 'findCodeActions'>,
  composition: Composition,
  found: readonly FoundDiagnostic[],
  diagnostics: readonly Diagnostic[],
): Promise<CodeAction[]> {
  const ofOne = async (diagnostic: Diagnostic) => {
    const same = found.filter((each) => isSame(each, diagnostic, composition));
    const placed = await Promise.all(
      same.map(async (each) => {
        const actions = await service.findCodeActions(each.document, [each.found]);
        return actions.flatMap((action) => actionInFiles(composition, each.document, action));
      }),
    );
    return firstById(placed.flat(), ({ title }) => title).map((action) => ({ ...action, diagnostics: [diagnostic] }));
  };
  return (await Promise.all(diagnostics.map(ofOne))).flat();
}

/** Whether an editor has sent back this diagnostic. */
function isSame(
  { place, shown }: FoundDiagnostic,
  { code, message, range }: Diagnostic,
  { params: { file } }: Composition,
): boolean {
  const isAlike = shown.code === code && shown.message === message;
  return isAlike && place.file === file && JSON.stringify(shown.range) === JSON.stringify(range);
}

/** An action with the edits of the files; none if they cannot be made there. */
export function actionInFiles(composition: Composition, document: ComposedDocument, action: CodeAction): CodeAction[] {
  const edits: readonly TextEdit[] = action.edit?.changes?.[document.uri] ?? [];
  const changes = editsInFiles(composition, document, edits);
  const hasChanges = changes !== undefined && Object.values(changes).some((own) => own.length > 0);
  return hasChanges ? [{ ...action, edit: { changes } }] : [];
}
