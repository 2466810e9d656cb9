import { randomBytes } from 'node:crypto';
import type * as vscode from 'vscode';
import type { RunReport } from '../../../engine/index.ts';
import type { RunScope } from './runScope.ts';

/** A run that was started in this window, going on or ended. */
export interface Run {
  /** Sorts by the time of the start. */
  readonly id: string;
  readonly startedAt: Date;
  /** Absolute path of the configuration file. */
  readonly configFile: string;
  /** The text that is run, which may never have been saved. */
  readonly configText: string;
  readonly scope: RunScope;
  /** The file, and the part of it where it is not the whole. */
  readonly title: string;
  /** Where its tables go. */
  readonly outDir: string;
  /** Absent while it goes on, and where it ended by a fault of ours. */
  report?: RunReport;
  /** Aborted when it is cancelled. */
  readonly signal: AbortSignal;
  cancel(): void;
}

export function createRunId(startedAt: Date): string {
  return `${startedAt.toISOString().replace(/[-:.]/g, '')}-${randomBytes(3).toString('hex')}`;
}

/** The text of a configuration that is run: a document of an editor, or a file that none has open. */
export type ConfigurationText = Pick<vscode.TextDocument, 'uri' | 'fileName' | 'getText'>;
