import type * as vscode from 'vscode';
import type { RemoteConfiguration } from '../../platform/remote/remoteConfiguration.ts';

/** A line of the Project view. */
export interface ProjectNode {
  /** The file of a configuration or a row, or the linked folder: commands are called for it. */
  readonly uri?: vscode.Uri;
  /** The configuration of a linked folder; its rows are known by their files alone. */
  readonly remote?: RemoteConfiguration;
  /** The tree item; requested again whenever the line may have changed. */
  item(): vscode.TreeItem;
  children(): ProjectNode[];
}
