import type { ConfigDocument } from '@pagewright/engine/environments';
import type { RunEvent, RunReport } from '@pagewright/engine/run';
import type { Composition } from '../../project/composition/composition.ts';
import type { RunInEnvironment } from '../environments/environmentForRun.ts';
import type { OpenLogin } from '../login/logins.ts';
import type { ConfigurationText } from '../run/run.ts';
import type { RunScope } from '../run/runScope.ts';
import type { KeptInMemory, StartingRun } from '../run/runs.ts';

/** A run that may start: the user has answered everything, and no value is missing. */
export interface AdmittedRun extends RunInEnvironment {
  /** The name of the configuration (`fileId`). */
  configFile: string;
  /** The text of the run, which may be unsaved. */
  configText: string;
  /** How the text was composed from the files of a tree; absent: it is that of its file. */
  composition?: Composition | undefined;
  /** The document parsed from it, with the values of the environment. */
  document: ConfigDocument;
  /** Where its tables go; empty where they are not written. */
  outDir: string;
  secrets: Record<string, string>;
  /** The login in the browser that the run uses; absent: none. */
  login?: OpenLogin;
}

/** Performs the runs of a window: on a thread of a machine, or in a worker of a browser. */
export interface RunPerformer {
  /**
   * Asks the user for everything needed to run a configuration, with its text from the editor. Undefined, after a
   * message to the user, if it may not run.
   */
  admit(document: ConfigurationText, asked: RunScope): Promise<AdmittedRun | undefined>;
  /** Returns the report, also for a run that failed or was cancelled. Throws only for internal errors. */
  perform(
    run: AdmittedRun,
    given: StartingRun['places'],
    onEvent: (event: RunEvent) => void,
    signal: AbortSignal,
  ): Promise<{ report: RunReport; kept?: KeptInMemory }>;
}
