import type { DraftTable, Moment, OneJob, WatchedRun } from '@pagewright/engine/debugging';
import type { JobFrame } from '../running/jobFrame.ts';
import type { RunStack } from '../running/runStack.ts';
import type { Variable } from '../variables/variable.ts';

/** The data that scopes show. */
export interface Scene extends Pick<WatchedRun, 'config' | 'redactor' | 'rowsOf'> {
  stack: RunStack;
  /** The selected frame; absent for the run as a whole. */
  frame: JobFrame | undefined;
  /** The job of the frame as the text has it now, if that was edited since the run has it; absent if it was not. */
  edited?: OneJob | undefined;
  /** The tables in their current state. */
  tables: readonly DraftTable[];
  /** The requests of the run so far, those of them that were sent, and the kept responses for the next ones. */
  requests: { asked: number; sent: number; kept: number };
  /** Changes the request that is about to be sent; absent at any other moment. */
  change?: ((request: JobFrame['request']) => void) | undefined;
}

/** A group of variables. */
export interface Scope {
  name: string;
  /** The moments at which the scope is open, because a person wants to see it then. */
  opensAt?: readonly Moment['kind'][];
  /** The rows; if there are none, the scope is left out. */
  rows(scene: Scene): readonly Variable[];
}
