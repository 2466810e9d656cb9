import type { SettingsFile } from '@pagewright/engine/environments';
import { pathFromSettings } from '@pagewright/engine/files';
import type { LoginSettings } from '@pagewright/engine/logins';
import { modify } from 'jsonc-parser';
import * as vscode from 'vscode';
import { changeOf } from '../../shared/changeOf.ts';
import { fileUri } from '../../shared/fileId.ts';
import { formattingOf } from '../../shared/formattingOf.ts';
import { createSettings } from '../environments/editEnvironments.ts';

/** Writes the login of a configuration into its `.pagewright.json`, and saves that. */
export async function writeLogin(
  configFile: string,
  found: SettingsFile | undefined,
  login: LoginSettings,
): Promise<void> {
  const uri = found === undefined ? await createSettings(configFile) : fileUri(found.path);
  const document = await vscode.workspace.openTextDocument(uri);
  const text = document.getText();
  const key = pathFromSettings({ path: uri.fsPath }, configFile);
  const edits = modify(text.trim() === '' ? '{}' : text, ['logins', key], login, {
    formattingOptions: formattingOf(document),
  });
  const change = changeOf(document, edits);
  if (text.trim() === '') change.insert(uri, new vscode.Position(0, 0), '{}');
  await vscode.workspace.applyEdit(change);
  await document.save();
}
