import { isTreeFile } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import type { TreeRoots } from '../roots/treeRoots.ts';
import { findTreeUse } from './findTreeUse.ts';
import { treatAsTreeFile } from './treatAsTreeFile.ts';

/**
 * Recognises the files of trees when they are shown or saved, whatever the folder of their component is called, and
 * reports the trees. A user who gives a file another language keeps it until it is shown again.
 */
export function recogniseTreeFiles(roots: TreeRoots): vscode.Disposable {
  const recognise = async (document: vscode.TextDocument) => {
    if (!isTreeFile(document.uri.path)) return;
    const use = await findTreeUse(document.uri);
    if (use === undefined) return;
    // A configuration alone in its folder is no project.
    if (use.tree.manifest !== undefined || use.tree.root !== use.part.folder) roots.add(use.tree.root);
    await treatAsTreeFile(document);
  };
  const recogniseAll = (editors: readonly vscode.TextEditor[]) => {
    for (const { document } of editors) void recognise(document);
  };
  recogniseAll(vscode.window.visibleTextEditors);
  return vscode.Disposable.from(
    vscode.window.onDidChangeVisibleTextEditors(recogniseAll),
    vscode.workspace.onDidSaveTextDocument(recognise),
  );
}
