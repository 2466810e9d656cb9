import type { RowAction, Standing } from '../lastNight/lastNightMessages.ts';

/** The state that the page keeps over updates, and its actions. */
export interface ViewState {
  /** The standings that are shown; none: all. */
  shown: ReadonlySet<Standing>;
  /** How many rows are drawn. */
  limit: number;
  toggle(standing: Standing): void;
  showAll(): void;
  check(): void;
  cancel(): void;
  copy(): void;
  act(action: RowAction, key: string): void;
}
