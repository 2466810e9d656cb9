import { settingsFileName } from '@pagewright/core/environments/settingsFileName';
import { expectCodes } from '@pagewright/core/testing/checkExpect';
import type { CodeAction, Diagnostic, TextEdit } from 'vscode-json-languageservice';
import { CodeActionKind, CreateFile, TextDocumentEdit, type WorkspaceEdit } from 'vscode-languageserver-types';
import { rules } from '../rules/index.ts';
import type { NearestFile } from '../severities/createSeverities.ts';
import { pathFrom } from '../severities/pathFrom.ts';
import { setSeverity, severitiesText } from '../severities/setSeverity.ts';

/** The abilities of the editor in a workspace edit. */
export interface EditAbilities {
  createFiles: boolean;
}

const codes = new Set([...rules.flatMap((rule) => rule.codes), ...expectCodes]);

/**
 * For each code among the diagnostics: the actions that turn it off in this document, or in the whole folder. They name
 * no diagnostic, because VS Code puts actions that name one before the fixes of others.
 */
export function findSilencings(
  uri: string,
  diagnostics: readonly Diagnostic[],
  nearest: NearestFile,
  abilities: EditAbilities,
): CodeAction[] {
  const own = diagnostics.filter(({ source, code }) => source === 'pagewright' && codes.has(String(code)));
  return [...new Set(own.map(({ code }) => String(code)))].flatMap((code) => {
    const places: [where: string, keys: string[]][] = [
      ['file', ['diagnostics', 'files', pathFrom(nearest.folder, uri), code]],
      ['workspace', ['diagnostics', 'severity', code]],
    ];
    return places.flatMap(([where, keys]): CodeAction[] => {
      const edit = turnOff(nearest, keys, abilities);
      const title = `Turn off ${code} in this ${where}`;
      return edit ? [{ title, kind: CodeActionKind.QuickFix, edit }] : [];
    });
  });
}

function turnOff({ folder, file }: NearestFile, keys: string[], abilities: EditAbilities): WorkspaceEdit | undefined {
  const uri = folder + settingsFileName;
  if (file) {
    const edits = setSeverity(file, keys, 'off');
    return edits && { changes: { [uri]: edits } };
  }
  if (!abilities.createFiles) return undefined;
  const start = { line: 0, character: 0 };
  const edits: TextEdit[] = [{ range: { start, end: start }, newText: severitiesText(keys, 'off') }];
  return {
    documentChanges: [CreateFile.create(uri), TextDocumentEdit.create({ uri, version: null }, edits)],
  };
}
