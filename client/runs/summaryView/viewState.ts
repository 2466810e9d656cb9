import type { SummaryAction } from '../summary/summaryMessages.ts';

/** What the page itself remembers while a run is shown anew, and what can be done in it. */
export interface ViewState {
  /** Which parts are open. */
  open: ReadonlySet<string>;
  /** How wide a picture may be, in pixels. */
  width: number;
  toggle(part: string): void;
  act(action: SummaryAction): void;
  openTable(name: string): void;
}
