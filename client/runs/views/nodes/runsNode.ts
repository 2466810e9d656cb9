import type * as vscode from 'vscode';
import type { RunRecord } from '../../history/runRecord.ts';

/** A line of the Runs view. */
export interface RunsNode {
  /** The run that it belongs to; absent for a note. */
  readonly run?: RunRecord;
  /** The tree item; requested again whenever the line may have changed. */
  item(): vscode.TreeItem;
  children(): RunsNode[];
}
