import type { Environment } from '@pagewright/engine/environments';
import type { Forecast } from '@pagewright/engine/forecast';
import type { RunReport } from '@pagewright/engine/run';
import type * as vscode from 'vscode';
import type { Composition } from '../../project/composition/composition.ts';
import type { RunScope } from './runScope.ts';

/** A run that was started in this window, active or ended. */
export interface Run {
  /** The identifier, which sorts by start time. */
  readonly id: string;
  readonly startedAt: Date;
  /** The name of the configuration file (`fileId`). */
  readonly configFile: string;
  /** The text of the run, which may be unsaved; empty: no file is known to have it. */
  readonly configText: string;
  /** Of a job of the platform: the version of the configuration that the text is; absent: the text is none. */
  readonly textVersion?: number | undefined;
  readonly scope: RunScope;
  /** How the text was composed from the files of a tree; absent: it is that of its file. */
  readonly composition?: Composition | undefined;
  /** The values that replace those of the text; its name is in the scope. */
  readonly environment?: Environment | undefined;
  /** The file, and the part of it that runs if it is not the whole. */
  readonly title: string;
  /** The folder of its tables; empty if they are not on this machine, or not written. */
  readonly outDir: string;
  /** How much it will read, as far as that was known when it started. */
  readonly forecast?: Forecast | undefined;
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

/** The text of a configuration to run: an open document, a file that is not open, or several files of a tree. */
export interface ConfigurationText extends Pick<vscode.TextDocument, 'uri' | 'fileName' | 'getText'> {
  /** How the text was composed from the files of a tree; absent: it is that of its file. */
  readonly composition?: Composition | undefined;
}
