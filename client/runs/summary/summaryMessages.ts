// What the summary in its webview and the extension tell each other.
import type { RunDescription, Verdict } from '../../../engine/summary.ts';
import type { RunState } from '../history/runRecord.ts';
import type { PagePoint, RequestPoint } from '../history/runSeries.ts';

/** What is to be seen of a run: it in words, and what the pictures show. */
export interface SummaryPage extends RunDescription {
  /** Id of the run. */
  run: string;
  title: string;
  outcome: Verdict | Exclude<RunState, 'done'>;
  timeline: SummaryTimeline;
  /** The records per page of the jobs that read any. */
  pagings: SummaryPaging[];
  tables: SummaryTables;
}

export interface SummaryTimeline {
  durationMs: number;
  points: RequestPoint[];
}

export interface SummaryPaging {
  job: string;
  /** Whether its last page is the end of its paging: not while it runs, nor where it was run again and again. */
  isOnePaging: boolean;
  pages: PagePoint[];
}

export interface SummaryTables {
  /** Names of those that can be opened. */
  open: string[];
  /** Why none can be opened any more, where that is so. */
  note?: string;
}

export type SummaryAction = 'text' | 'events' | 'again' | 'compare' | 'cancel';

export type FromSummaryView =
  | { type: 'ready' }
  | { type: 'act'; action: SummaryAction }
  | { type: 'openTable'; table: string };

export type ToSummaryView =
  | { type: 'page'; page: SummaryPage }
  /** The run is no longer known. */
  | { type: 'gone' };

/** What VS Code keeps of a summary while it is hidden, and over a reload of the window. */
export interface SummaryViewState {
  run: string;
  /** Which parts are open. */
  open: string[];
  scroll: number;
}
