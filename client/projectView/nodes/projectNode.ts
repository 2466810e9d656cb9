import type * as vscode from 'vscode';

/** A line of the Project view. */
export interface ProjectNode {
  /** The file of a configuration or a row, by which commands know what they are called for. */
  readonly uri?: vscode.Uri;
  /** The tree item; requested again whenever the line may have changed. */
  item(): vscode.TreeItem;
  children(): ProjectNode[];
}
