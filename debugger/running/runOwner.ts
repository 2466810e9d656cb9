import type { RunEvent, RunReport, RunRequest } from '@pagewright/engine/run';

/** Why a run stopped. */
export type StopCause = 'entry' | 'breakpoint' | 'exception' | 'step' | 'pause' | 'restart';

/** Whoever debugs a run. */
export interface RunOwner {
  /** The run of the configuration as it is now. Throws an Error that says why there is none. */
  prepare(): Promise<RunRequest>;
  /** Why the run stops at the moment at hand, though nobody stepped there. */
  breaksAt(): StopCause | undefined;
  /** Why the run stops after an event. */
  breaksAfter(event: RunEvent): boolean;
  /** Called before the run begins, also before it begins again: what was counted is counted anew. */
  begins(): void;
  /** The run waits. `text`: what happened, where that is not plain. */
  stopped(cause: StopCause, text?: string): void;
  happened(event: RunEvent): void;
  ended(report: RunReport): void;
  /** The run ended with an internal error. */
  broke(error: unknown): void;
}
