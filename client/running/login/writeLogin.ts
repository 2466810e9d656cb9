import type { SettingsFile } from '@pagewright/engine/environments';
import { pathFromSettings } from '@pagewright/engine/files';
import type { LoginSettings } from '@pagewright/engine/logins';
import { modify } from 'jsonc-parser';
import * as vscode from 'vscode';
import { changeOf } from '../../shared/changeOf.ts';
import { fileUri } from '../../shared/fileId.ts';
import { formattingOf } from '../../shared/formattingOf.ts';
import { pause } from '../../shared/pause.ts';
import { createSettings } from '../environments/editEnvironments.ts';

/** How often an edit is tried: VS Code refuses one of a file that has just changed, and reads the file again. */
const maxTries = 5;
const retryMs = 200;

/** Writes the login of a configuration into its `.pagewright.json`, and saves that. */
export async function writeLogin(
  configFile: string,
  found: SettingsFile | undefined,
  login: LoginSettings,
): Promise<void> {
  const uri = found === undefined ? await createSettings(configFile) : fileUri(found.path);
  const key = pathFromSettings({ path: uri.fsPath }, configFile);
  for (let tries = 1; !(await write(uri, key, login)) && tries < maxTries; tries++) await pause(retryMs);
}

/** Writes the login under its key. Returns whether VS Code took the edit. */
async function write(uri: vscode.Uri, key: string, login: LoginSettings): Promise<boolean> {
  const document = await vscode.workspace.openTextDocument(uri);
  const text = document.getText();
  const edits = modify(text.trim() === '' ? '{}' : text, ['logins', key], login, {
    formattingOptions: formattingOf(document),
  });
  const change = changeOf(document, edits);
  if (text.trim() === '') change.insert(uri, new vscode.Position(0, 0), '{}');
  return (await vscode.workspace.applyEdit(change)) && (await document.save());
}
