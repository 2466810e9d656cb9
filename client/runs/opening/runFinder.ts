import type { RecordedExchange } from '@pagewright/engine/reportFiles';
import type { RunReport } from '@pagewright/engine/run';
import type * as vscode from 'vscode';

/** A run that happened elsewhere. */
export interface FoundRun {
  report: RunReport;
  /** Where its tables may be (`fileId`); absent where nobody can read them here. */
  directory?: string | undefined;
  /** Keeps what is left of its requests as those of a run of the history, and returns them without their responses. */
  keepExchanges(id: string): Promise<RecordedExchange[]>;
}

/** Finds runs that happened elsewhere. */
export interface RunFinder {
  /** Asks the user where a run is; undefined where they leave. */
  ask(): Promise<string | undefined>;
  /** Throws a UserError where there is no run, or it cannot be read. */
  find(from: string, signal: AbortSignal): Promise<FoundRun>;
  /** The files of this name that may be the configuration of the run. */
  findConfigurations(name: string, run: FoundRun): PromiseLike<vscode.Uri[]>;
}
