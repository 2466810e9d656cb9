import type { CodeAction, Diagnostic } from 'vscode-json-languageservice';
import { CodeActionKind } from 'vscode-languageserver-types';
import { fixes } from '../fixes/index.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { RuleFindingData, SeparatorData } from '../rules/rule.ts';
import { spanOf } from '../text/ranges.ts';

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

/** The data that the editor returns with a diagnostic, without parts of an unexpected type. */
function readData(data: unknown): RuleFindingData {
  if (typeof data !== 'object' || data === null) return {};
  const read: RuleFindingData = {};
  if ('found' in data && typeof data.found === 'string') read.found = data.found;
  if ('suggestion' in data && typeof data.suggestion === 'string') read.suggestion = data.suggestion;
  if ('key' in data && typeof data.key === 'string') read.key = data.key;
  if ('destination' in data && typeof data.destination === 'string') read.destination = data.destination;
  if ('value' in data) read.value = data.value;
  const separator = 'separator' in data && readSeparator(data.separator);
  if (separator) read.separator = separator;
  return read;
}

function readSeparator(data: unknown): SeparatorData | undefined {
  const { key, path, delimiter, holds } = Object(data) as Record<string, unknown>;
  if (typeof key !== 'string' || typeof path !== 'string' || typeof delimiter !== 'string') return undefined;
  return { key, path, delimiter, ...(holds === 'path' && { holds }) };
}
