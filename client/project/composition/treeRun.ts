import type { ProjectFinding } from '@pagewright/engine/projects';
import type * as vscode from 'vscode';
import type { Composition } from './composition.ts';

/** A configuration of a tree, or its row, as it is run. */
export interface TreeRun {
  /** The file that its runs are kept by: that of the row, or of a configuration without rows. */
  uri: vscode.Uri;
  text: string;
  composition: Composition;
  /** The key of the set of values (the name of its folder), if one was asked for or chosen. */
  values?: string;
  /** The part that the platform would skip, because it is disabled: the configuration, or the row. */
  disabled?: 'configuration' | 'row';
  /** Why a run of the platform would not start. */
  errors: ProjectFinding[];
}
