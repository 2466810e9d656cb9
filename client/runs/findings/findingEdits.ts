import { pointerSteps } from '@pagewright/engine/json';
import * as vscode from 'vscode';
import { changeOf } from '../../shared/changeOf.ts';
import { formattingOf } from '../../shared/formattingOf.ts';
import { changeInTree } from './changeInTree.ts';
import { findingRange } from './findingDiagnostic.ts';
import type { PlacedFinding, Remedy } from './runFinding.ts';
import { remedyText, writeRemedy } from './writeRemedy.ts';

/** An edit of a configuration, with a short text that says what it does. */
export interface FindingEdit {
  /** `Write "dataField": "orders"`. */
  title: string;
  /** The key that it writes, if it writes one. */
  key?: string;
  change: vscode.WorkspaceEdit;
}

/** The edits that may remove the cause of a finding. If there are several, nothing says which one is meant. */
export async function findingEdits(finding: PlacedFinding, document: vscode.TextDocument): Promise<FindingEdit[]> {
  const { suggestion, remedies = [] } = finding;
  const edits = suggestion === undefined ? [] : [changeTo(suggestion, finding, document)];
  for (const remedy of remedies) {
    const change = await changeFor(remedy, document);
    if (change !== undefined) edits.push(writing(remedy, change, document));
  }
  return edits;
}

function changeTo(suggestion: string, finding: PlacedFinding, { uri }: vscode.TextDocument): FindingEdit {
  const change = new vscode.WorkspaceEdit();
  change.replace(uri, findingRange(finding), JSON.stringify(suggestion));
  return { title: `Change to "${suggestion}"`, change };
}

function writing(remedy: Remedy, change: vscode.WorkspaceEdit, { uri }: vscode.TextDocument): FindingEdit {
  const isElsewhere = !change.has(uri);
  const where = isElsewhere
    ? ` into ${change.entries().map(([each]) => vscode.workspace.asRelativePath(each, false))}`
    : '';
  return { title: `Write ${remedyText(remedy)}${where}`, key: pointerSteps(remedy.pointer).at(-1) ?? '', change };
}

/** The change that a remedy is, of its file in a tree or of the document; undefined if it cannot be made. */
async function changeFor(remedy: Remedy, document: vscode.TextDocument): Promise<vscode.WorkspaceEdit | undefined> {
  if (remedy.file !== undefined) return await changeInTree({ ...remedy, file: remedy.file });
  const edits = writeRemedy(document.getText(), remedy, formattingOf(document));
  return edits.length === 0 ? undefined : changeOf(document, edits);
}
