import type { RunEvent, RunReport, RunRequest } from '@pagewright/engine/run';

/** The reason why a run stopped; `edited`: it cannot go on with the edited configuration without a look at it. */
export type StopCause = 'entry' | 'breakpoint' | 'exception' | 'step' | 'pause' | 'restart' | 'edited';

export interface RunOwner {
  /** Prepares the run of the current configuration. Throws an Error that says why there is none. */
  prepare(): Promise<RunRequest>;
  /**
   * Prepares the run of the configuration if it was edited after the last run was prepared. Throws an Error that says
   * why it cannot be run.
   */
  renew(): Promise<RunRequest | undefined>;
  /** Called when a run with the edited configuration has arrived where the run before it was. */
  applied(): void;
  /** Called when it cannot arrive there: the configuration before counts on. */
  refused(): void;
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
