import type { VscodeWindow } from '../window/vscodeWindow.ts';

/** One action of a person, and the visible result: each waits for its text, or the walk fails. */
export interface Step<Window extends VscodeWindow = VscodeWindow> {
  name: string;
  take(window: Window): Promise<void>;
}
