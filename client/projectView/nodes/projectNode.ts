import type * as vscode from 'vscode';
import type { RemoteConfiguration } from '../../platform/remote/remoteConfiguration.ts';

/** A line of the Project view. */
export interface ProjectNode {
  /** The file of a configuration or a row, by which commands know what they are called for. */
  readonly uri?: vscode.Uri;
  /** The configuration of a linked folder that it is, or whose row it is. */
  readonly remote?: RemoteConfiguration;
  /** The tree item; requested again whenever the line may have changed. */
  item(): vscode.TreeItem;
  children(): ProjectNode[];
}
