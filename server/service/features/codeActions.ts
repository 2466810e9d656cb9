import type { CodeAction, Diagnostic } from 'vscode-json-languageservice';
import { CodeActionKind } from 'vscode-languageserver-types';
import { fixes } from '../fixes/index.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { spanOf } from '../text/ranges.ts';
import { readData } from './readData.ts';

/** The quick fixes for diagnostics of this service; none for those that no longer match the document. */
export function findCodeActions(model: ExtractorModel, diagnostics: readonly Diagnostic[]): CodeAction[] {
  return diagnostics
    .filter(({ source }) => source === 'pagewright')
    .flatMap((diagnostic) => fixes.flatMap((fix) => actionOf(fix, diagnostic, model) ?? []));
}

function actionOf(fix: (typeof fixes)[number], diagnostic: Diagnostic, model: ExtractorModel): CodeAction | undefined {
  if (!fix.codes.includes(String(diagnostic.code))) return undefined;
  const change = fix.create(model, spanOf(model.document, diagnostic.range), readData(diagnostic.data));
  if (!change) return undefined;
  return {
    title: change.title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnostic],
    isPreferred: change.isPreferred ?? true,
    edit: { changes: { [model.document.uri]: change.edits } },
  };
}
