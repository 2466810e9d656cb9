import type { MergeTexts } from '@pagewright/engine/platform';
import * as vscode from 'vscode';
import { replaceUri } from '#disk/writeUri.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { pause } from '../../shared/pause.ts';
import type { Trips } from '../connections/trips.ts';
import type { PlatformDocuments } from '../documents/platformDocuments.ts';
import type { Target } from '../targets/target.ts';
import { findDiff } from './compareWithProject.ts';

/**
 * Opens the files of a configuration that both sides have changed in VS Code's merge editor, and takes over the files
 * that only the project has changed. Whether there is something to merge.
 */
export async function mergeFiles(
  target: Target,
  { trips, documents }: { trips: Trips; documents: PlatformDocuments },
): Promise<boolean> {
  const found = await findDiff(target, trips);
  if (found === undefined) return false;
  const { name, files, newest, base } = found;
  const changed = files.filter(({ base: was, remote }) => was !== remote);
  if (changed.length === 0) return tellNothing(name);
  const folder = vscode.Uri.file(target.root);
  for (const texts of changed) {
    const output = vscode.Uri.joinPath(folder, texts.file);
    if (texts.local === texts.base) await takeOver(output, texts.remote);
    else if (texts.local !== texts.remote) await openMerge(output, texts, { newest, base }, documents);
  }
  return true;
}

/** A file that only the project has changed, added or removed. */
async function takeOver(file: vscode.Uri, text: string | undefined): Promise<void> {
  if (text === undefined) return await vscode.workspace.fs.delete(file, { useTrash: true });
  await replaceUri(file, new TextEncoder().encode(text));
}

async function openMerge(
  output: vscode.Uri,
  { file, base = '', remote = '', local = '' }: MergeTexts,
  versions: { newest: number | undefined; base: number | undefined },
  documents: PlatformDocuments,
): Promise<void> {
  const side = (text: string, title: string, description: string) => ({
    uri: documents.add(file, text),
    title,
    description,
  });
  await vscode.commands.executeCommand('_open.mergeEditor', {
    base: documents.add(file, base),
    input1: side(remote, 'Project', `Version ${versions.newest}`),
    input2: side(local, 'Yours', `Based on version ${versions.base}`),
    output,
  });
  await takeOverWhatIsClear(output, local);
}

/** How often the merge editor is asked, which tells nobody when it has compared the texts. */
const tries = 50;
const pauseMs = 100;

/** Takes over what only one side has changed: the merge editor begins with the text of the file. */
async function takeOverWhatIsClear(output: vscode.Uri, local: string): Promise<void> {
  const document = await vscode.workspace.openTextDocument(output);
  for (let left = tries; left > 0 && document.getText() === local; left--) {
    await vscode.commands.executeCommand('mergeEditor.resetResultToBaseAndAutoMerge');
    await pause(pauseMs);
  }
}

function tellNothing(name: string): false {
  void showInformationMessage(`"${name}" has nothing to merge.`);
  return false;
}
