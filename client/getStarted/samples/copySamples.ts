import * as vscode from 'vscode';
import { createUri } from '#disk/writeUri.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { sampleFiles } from './readSampleList.ts';

/**
 * Copies the shipped samples into a folder. Leaves existing files alone: the user may have changed them. A browser
 * cannot list the folder of the extension, so the page about the samples lists them.
 */
export async function copySamples(from: vscode.Uri, to: vscode.Uri): Promise<void> {
  const { fs } = vscode.workspace;
  await fs.createDirectory(to);
  const readme = new TextDecoder().decode(await fs.readFile(vscode.Uri.joinPath(from, 'README.md')));
  for (const name of sampleFiles(readme)) {
    const target = vscode.Uri.joinPath(to, name);
    if (!(await fileExists(target))) await createUri(target, await fs.readFile(vscode.Uri.joinPath(from, name)));
  }
}
