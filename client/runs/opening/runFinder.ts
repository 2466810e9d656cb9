import type { RecordedExchange } from '@pagewright/engine/reportFiles';
import type { RunReport } from '@pagewright/engine/run';
import type * as vscode from 'vscode';

/** A run that happened elsewhere. */
export interface ForeignRun {
  report: RunReport;
  /** The folder that may have its tables (`fileId`); absent if it cannot be read here. */
  directory?: string | undefined;
  /** Keeps the remaining requests as those of a run of the history, and returns them without their responses. */
  keepExchanges(id: string): Promise<RecordedExchange[]>;
}

/** Finds runs that happened elsewhere. */
export interface RunFinder {
  /** Asks the user for the place of a run; undefined if they cancel. */
  ask(): Promise<string | undefined>;
  /** Finds a run. Throws a UserError if there is none, or it cannot be read. */
  find(from: string, signal: AbortSignal): Promise<ForeignRun>;
  /** The files of this name that may be the configuration of the run. */
  findConfigurations(name: string, run: ForeignRun): PromiseLike<vscode.Uri[]>;
}
