import { placeForEnvironments, type SettingsFile, settingsFileName } from '@pagewright/engine/environments';
import * as vscode from 'vscode';
import { fileUri } from '../../shared/fileId.ts';

/** Opens the `.pagewright.json` of a configuration at its environments; creates them if missing. */
export async function editEnvironments(configFile: string, settings: SettingsFile | undefined): Promise<void> {
  const uri = settings === undefined ? await createSettings(configFile) : fileUri(settings.path);
  const document = await vscode.workspace.openTextDocument(uri);
  const editor = await vscode.window.showTextDocument(document);
  const text = document.getText();
  const place = text.trim() === '' ? { kind: 'empty' as const } : placeForEnvironments(text);
  if (place?.kind === 'empty') {
    await editor.insertSnippet(new vscode.SnippetString(`{${firstEnvironment}\n}\n`), wholeOf(document));
  } else if (place?.kind === 'insert') {
    const snippet = `${firstEnvironment}${place.hasOthers ? ',' : '\n'}`;
    await editor.insertSnippet(new vscode.SnippetString(snippet), document.positionAt(place.position));
  } else if (place?.kind === 'there') {
    const [start, end] = [document.positionAt(place.key.start), document.positionAt(place.key.end)];
    editor.selection = new vscode.Selection(start, end);
    editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }
}

const firstEnvironment = `
\t"environments": {
\t\t"\${1:dev}": { "baseUrl": "\${2:http://localhost:8080/}", "attributes": {} },
\t\t"\${3:production}": {}
\t}`;

/** Creates the file in the workspace folder that has the configuration; otherwise next to the configuration. */
export async function createSettings(configFile: string): Promise<vscode.Uri> {
  const file = fileUri(configFile);
  const folder = vscode.workspace.getWorkspaceFolder(file)?.uri ?? vscode.Uri.joinPath(file, '..');
  const uri = vscode.Uri.joinPath(folder, settingsFileName);
  const edit = new vscode.WorkspaceEdit();
  edit.createFile(uri, { ignoreIfExists: true });
  await vscode.workspace.applyEdit(edit);
  return uri;
}

function wholeOf(document: vscode.TextDocument): vscode.Range {
  return new vscode.Range(document.positionAt(0), document.positionAt(document.getText().length));
}
