import * as vscode from 'vscode';
import { fileId } from '../../shared/fileId.ts';
import type { FileMove } from '../../shared/fileMove.ts';
import { reportFault } from '../start/reportFault.ts';

/** Keeps something by the names of files, and takes it along when VS Code renames or moves them. */
export interface FollowsMoves {
  move(move: FileMove): Promise<void>;
}

/** Tells what is kept by the names of files that VS Code has renamed or moved these, alone or with their folder. */
export function followMoves(log: vscode.LogOutputChannel, followers: readonly FollowsMoves[]): vscode.Disposable {
  const report = (error: unknown) => reportFault(log, 'Secrets and settings of a renamed file', 'Moving them', error);
  return vscode.workspace.onDidRenameFiles(async ({ files }) => {
    for (const { oldUri, newUri } of files) {
      const move = { from: fileId(oldUri), to: fileId(newUri) };
      for (const follower of followers) await follower.move(move).catch(report);
    }
  });
}
