import type { RunEvent } from '../../../engine/index.ts';

/** Who follows a run beside what the window shows of it, and may cancel it. */
export interface RunFollower {
  event(event: RunEvent): void;
  /** The run ended by a fault of ours. */
  fault(): void;
  signal: AbortSignal;
}
