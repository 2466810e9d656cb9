import { pointerSteps } from '@pagewright/engine/json';
import { TextLines } from '@pagewright/engine/text/textLines';
import * as vscode from 'vscode';
import { loadProjects } from '../../project/files/loadProjects.ts';
import { treeUri } from '../../project/files/treeName.ts';
import { workspaceTreeFiles } from '../../project/files/workspaceTreeFiles.ts';
import type { Remedy } from './runFinding.ts';

/** The change of a file of a tree that writes the value of a remedy, in its syntax; undefined if it cannot be made. */
export async function changeInTree({
  file,
  pointer,
  value,
}: Required<Remedy>): Promise<vscode.WorkspaceEdit | undefined> {
  const text = await workspaceTreeFiles.read(file);
  const { writeValue } = await loadProjects();
  const edit = text === undefined ? undefined : writeValue(file, text, pointerSteps(pointer), JSON.stringify(value));
  if (text === undefined || edit === undefined) return undefined;
  const lines = new TextLines(text);
  const [start, end] = [lines.placeAt(edit.start), lines.placeAt(edit.end)];
  const change = new vscode.WorkspaceEdit();
  const range = new vscode.Range(start.line, start.character, end.line, end.character);
  change.replace(treeUri(file), range, edit.text);
  return change;
}
