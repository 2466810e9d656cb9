import type { ConfigurationDiff } from '@pagewright/engine/platform';
import * as vscode from 'vscode';
import type { Target } from '../targets/target.ts';
import type { RemoteSubject } from './remoteRuns.ts';

/** The file of a configuration here: a single one, or that of its folder. */
export function mainFile({ root, name }: Pick<Target, 'root' | 'name'>): vscode.Uri {
  const folder = vscode.Uri.file(root);
  if (name.endsWith('.json')) return vscode.Uri.joinPath(folder, name);
  return vscode.Uri.joinPath(folder, name, 'config.json');
}

/**
 * The subject of a job, as this window has it: the file of the configuration, with its text of the project where the file has
 * another one.
 */
export async function remoteSubject(target: Target, diff: ConfigurationDiff | undefined): Promise<RemoteSubject> {
  const file = await existingFile(mainFile(target));
  const place = vscode.workspace.asRelativePath(file, false);
  const there = diff?.files.find((each) => place === each.file || place.endsWith(`/${each.file}`))?.remote;
  const text =
    there ??
    (await vscode.workspace.openTextDocument(file).then(
      (document) => document.getText(),
      () => '',
    ));
  return { file, name: target.shown, text };
}

/** In a tree of kbagent, the file has another name. */
export async function existingFile(file: vscode.Uri): Promise<vscode.Uri> {
  const yaml = vscode.Uri.joinPath(file, '../_config.yml');
  const isYaml = await vscode.workspace.fs.stat(yaml).then(
    () => true,
    () => false,
  );
  return isYaml && file.path.endsWith('/config.json') ? yaml : file;
}
