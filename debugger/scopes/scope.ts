import type { DraftTable, Moment, WatchedRun } from '@pagewright/engine/debugging';
import type { JobFrame } from '../running/jobFrame.ts';
import type { RunStack } from '../running/runStack.ts';
import type { Variable } from '../variables/variable.ts';

/** What a scope shows is taken from this. */
export interface Scene extends Pick<WatchedRun, 'config' | 'redactor' | 'rowsOf'> {
  stack: RunStack;
  /** The selected frame; absent for the run as a whole. */
  frame: JobFrame | undefined;
  /** The tables as they are now. */
  tables: readonly DraftTable[];
  /** Requests of the run so far, those of them that were sent, and answers that are kept for what comes next. */
  requests: { asked: number; sent: number; kept: number };
  /** Changes the request that is about to be sent; absent at any other moment. */
  change?: ((request: JobFrame['request']) => void) | undefined;
}

/** A group of variables. */
export interface Scope {
  name: string;
  /** At these moments it is what a person wants to see, so it is open. */
  opensAt?: readonly Moment['kind'][];
  /** Its rows; none if it has nothing to show, and then it is left out. */
  rows(scene: Scene): readonly Variable[];
}
