import type { SummaryAction } from '../summary/summaryMessages.ts';

/** The state that the page keeps over updates of the run, and its actions. */
export interface ViewState {
  /** The open parts. */
  open: ReadonlySet<string>;
  /** The width of charts in pixels. */
  width: number;
  toggle(part: string): void;
  act(action: SummaryAction): void;
  openTable(name: string): void;
  findPagination(job: string): void;
}
