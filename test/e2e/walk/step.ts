import type { VscodeWindow } from './vscodeWindow.ts';

/** One thing that a person does, and what they see then: each waits for what it tells, or the walk fails. */
export interface Step {
  name: string;
  take(window: VscodeWindow): Promise<void>;
}
