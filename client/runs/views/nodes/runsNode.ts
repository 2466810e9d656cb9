import type * as vscode from 'vscode';
import type { RunRecord } from '../../history/runRecord.ts';

/** A line of the view of runs. */
export interface RunsNode {
  /** The run that it belongs to; absent for a remark. */
  readonly run?: RunRecord;
  /** What the line shows; asked again whenever the line may have changed. */
  item(): vscode.TreeItem;
  children(): RunsNode[];
}
