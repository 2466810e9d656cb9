import { type SettingsFile, UserError } from '@pagewright/engine/environments';
import { pathFromSettings } from '@pagewright/engine/files';
import type { LoginSettings } from '@pagewright/engine/logins';
import { applyEdits, type Edit, type FormattingOptions, modify } from 'jsonc-parser';
import * as vscode from 'vscode';
import { replaceUri } from '#disk/writeUri.ts';
import { changeOf } from '../../shared/changeOf.ts';
import { fileUri } from '../../shared/fileId.ts';
import { findUnsaved } from '../../shared/findUnsaved.ts';
import { formattingOf } from '../../shared/formattingOf.ts';
import { createSettings } from '../environments/editEnvironments.ts';

/**
 * Writes the login of a configuration into its `.pagewright.json`, and saves that. Throws a UserError if VS Code does
 * not save it.
 */
export async function writeLogin(
  configFile: string,
  found: SettingsFile | undefined,
  login: LoginSettings,
): Promise<void> {
  const uri = found === undefined ? await createSettings(configFile) : fileUri(found.path);
  const key = pathFromSettings({ path: uri.fsPath }, configFile);
  const unsaved = findUnsaved((other) => other.toString() === uri.toString());
  if (unsaved === undefined) await writeFile(uri, found?.text ?? '', key, login);
  else if (!(await editUnsaved(unsaved, key, login)))
    throw new UserError('login.not-written', `VS Code did not save "${uri.fsPath}". Save it, then log in again.`);
}

/** Writes the login on the disk: the document of a file that others have just written may still have its old text. */
async function writeFile(uri: vscode.Uri, written: string, key: string, login: LoginSettings): Promise<void> {
  const text = orEmptyObject(written);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const edits = editsFor(text, key, login, { tabSize: 2, insertSpaces: !/^\t/m.test(text), eol });
  await replaceUri(uri, new TextEncoder().encode(applyEdits(text, edits)));
}

/** Writes the login beside what the user has not saved yet. Returns whether the editor saved it. */
async function editUnsaved(document: vscode.TextDocument, key: string, login: LoginSettings): Promise<boolean> {
  const text = document.getText();
  const edits = editsFor(orEmptyObject(text), key, login, formattingOf(document));
  const change = isBlank(text) ? new vscode.WorkspaceEdit() : changeOf(document, edits);
  if (isBlank(text)) change.insert(document.uri, new vscode.Position(0, 0), applyEdits('{}', edits));
  return (await vscode.workspace.applyEdit(change)) && (await document.save());
}

function editsFor(text: string, key: string, login: LoginSettings, formattingOptions: FormattingOptions): Edit[] {
  return modify(text, ['logins', key], login, { formattingOptions });
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function orEmptyObject(text: string): string {
  return isBlank(text) ? '{}' : text;
}
