import type { SideText } from '../compare/compareMessages.ts';

/** The state that the page keeps over updates, and its actions. */
export interface ViewState {
  /** Whether equal parts are shown too. */
  showsEqual: boolean;
  toggleEqual(): void;
  openSides(text: SideText): void;
  openSummary(run: string): void;
}
