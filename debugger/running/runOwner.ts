import type { RunEvent, RunReport, RunRequest } from '@pagewright/engine/run';

/** The reason why a run stopped. */
export type StopCause = 'entry' | 'breakpoint' | 'exception' | 'step' | 'pause' | 'restart';

export interface RunOwner {
  /** Prepares the run of the current configuration. Throws an Error that says why there is none. */
  prepare(): Promise<RunRequest>;
  /** The reason why the run stops at the current moment, other than a step. */
  breaksAt(): StopCause | undefined;
  breaksAfter(event: RunEvent): boolean;
  /** Called before the run begins, also before it begins again: counts start again at 0. */
  begins(): void;
  /** Called when the run waits. `text`: what happened, if that is not obvious. */
  stopped(cause: StopCause, text?: string): void;
  happened(event: RunEvent): void;
  ended(report: RunReport): void;
  /** Called when the run ended with an internal error. */
  broke(error: unknown): void;
}
