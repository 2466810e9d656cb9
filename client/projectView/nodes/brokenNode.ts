import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import { wayOut } from '../../platform/connections/wayOut.ts';
import type { BrokenFolder } from '../../platform/remote/remoteFolder.ts';
import { createNoteNode } from './noteNode.ts';
import type { ProjectNode } from './projectNode.ts';

/** The line of a folder whose link cannot be used. */
export function brokenNode({ root, problem }: BrokenFolder): ProjectNode {
  const text = `${vscode.workspace.asRelativePath(root)}: ${printable(problem.message)}`;
  return createNoteNode(`${root}/problem`, text, 'warning', wayOut(root, problem.code));
}
