import path from 'node:path';
import { settingsFileName } from '@pagewright/engine/environments';
import { leavesFolder, readNearestSettings } from '@pagewright/engine/files';
import type { DescriptionSource } from '@pagewright/engine/importing';
import { descriptionFilesOf, linkDescription } from '@pagewright/engine/places';
import * as vscode from 'vscode';
import { createUri } from '#disk/writeUri.ts';
import { fileExists } from '../../shared/fileExists.ts';
import type { DescriptionReader } from './descriptionReader.ts';

/**
 * Makes the description known to a new configuration. One in or below the folder of the configuration is named; an
 * OpenAPI document from elsewhere is saved next to the configuration.
 */
export async function keepDescription(
  config: string,
  source: DescriptionSource,
  reader: DescriptionReader,
): Promise<void> {
  const isNear = !source.isAddress && !(await leavesFolder(source.place, path.dirname(config)));
  if (isNear) return await keepLink(config, source.place);
  const text = await reader.openApiText();
  if (text === undefined) return;
  const [asYaml = '', , asJson = ''] = descriptionFilesOf(config);
  const file = vscode.Uri.file(/^\s*\{/.test(text) ? asJson : asYaml);
  if (!(await fileExists(file))) await createUri(file, new TextEncoder().encode(text));
}

/**
 * Names the description of a configuration in `.pagewright.json`, unless its name says so already. A configuration
 * outside the workspace gets no such file.
 */
async function keepLink(config: string, description: string): Promise<void> {
  const folder = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(config))?.uri.fsPath;
  if (folder === undefined || descriptionFilesOf(config).includes(description)) return;
  const settings = await readNearestSettings(config, folder);
  const file = settings?.path ?? path.join(folder, settingsFileName);
  const from = (place: string) => path.relative(path.dirname(file), place).replaceAll(path.sep, '/');
  const uri = vscode.Uri.file(file);
  if (settings === undefined) {
    const text = linkDescription('', from(config), from(description)) ?? '';
    await createUri(uri, new TextEncoder().encode(text));
    return;
  }
  // An editor may show it with unsaved changes.
  const document = await vscode.workspace.openTextDocument(uri);
  const text = linkDescription(document.getText(), from(config), from(description));
  // A text that is not a JSON object is for its author to fix, and has a diagnostic.
  if (text === undefined) return;
  const edit = new vscode.WorkspaceEdit();
  edit.replace(uri, document.validateRange(new vscode.Range(0, 0, document.lineCount, 0)), text);
  await vscode.workspace.applyEdit(edit);
  await document.save();
}
