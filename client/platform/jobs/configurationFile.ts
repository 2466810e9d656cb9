import * as vscode from 'vscode';
import type { Target } from '../targets/target.ts';

/** Finds the file of a configuration here: a single one, or that of its folder, which has another name in a tree of kbagent. */
export async function configurationFile({ root, name }: Pick<Target, 'root' | 'name'>): Promise<vscode.Uri> {
  const place = vscode.Uri.joinPath(vscode.Uri.file(root), name);
  if (name.endsWith('.json')) return place;
  const yaml = vscode.Uri.joinPath(place, '_config.yml');
  return await vscode.workspace.fs.stat(yaml).then(
    () => yaml,
    () => vscode.Uri.joinPath(place, 'config.json'),
  );
}
