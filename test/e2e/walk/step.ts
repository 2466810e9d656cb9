import type { VscodeWindow } from '../window/vscodeWindow.ts';

/** One thing that a person does, and what they see then: each waits for what it tells, or the walk fails. */
export interface Step<Window extends VscodeWindow = VscodeWindow> {
  name: string;
  take(window: Window): Promise<void>;
}
