import type { Environment } from '@pagewright/engine/environments';
import type { RunReport } from '@pagewright/engine/run';
import type * as vscode from 'vscode';
import type { RunScope } from './runScope.ts';

/** A run that was started in this window, active or ended. */
export interface Run {
  /** The identifier, which sorts by start time. */
  readonly id: string;
  readonly startedAt: Date;
  /** The name of the configuration file (`fileId`). */
  readonly configFile: string;
  /** The text of the run, which may be unsaved. */
  readonly configText: string;
  readonly scope: RunScope;
  /** The values that replace those of the text; its name is in the scope. */
  readonly environment?: Environment | undefined;
  /** The file, and the part of it that runs if it is not the whole. */
  readonly title: string;
  /** The folder of its tables; empty if they are not on this machine, or not written. */
  readonly outDir: string;
  /** The report; absent while the run is active, and if it ended with an internal error. */
  report?: RunReport;
  /** Whether it is shown by who started it, such as the terminal of a task. */
  readonly isFollowed?: boolean;
  readonly signal: AbortSignal;
  cancel(): void;
}

export function createRunId(startedAt: Date): string {
  return `${startedAt.toISOString().replace(/[-:.]/g, '')}-${crypto.randomUUID().slice(0, 6)}`;
}

/** The text of a configuration to run: an open document, or a file that is not open. */
export type ConfigurationText = Pick<vscode.TextDocument, 'uri' | 'fileName' | 'getText'>;
