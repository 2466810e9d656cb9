// What the summary in its webview and the extension tell each other.
import type { Verdict } from '../../../engine/summary.ts';
import type { RunState } from '../history/runRecord.ts';
import type { PagePoint, RequestPoint } from '../history/runSeries.ts';

/** What is to be seen of a run; plain texts and numbers. */
export interface SummaryPage {
  /** Id of the run. */
  run: string;
  title: string;
  outcome: Verdict | Exclude<RunState, 'done'>;
  /** The verdict in one sentence. */
  headline: string;
  facts: { label: string; value: string }[];
  concerns: SummaryConcern[];
  limits: string[];
  timeline: SummaryTimeline;
  jobs: SummaryJob[];
  tables: SummaryTable[];
  /** Why the tables of the run cannot be opened any more, where that is so. */
  tablesNote?: string;
}

export interface SummaryConcern {
  job: string;
  status: Verdict;
  evidence: SummaryEvidenceLine[];
}

export interface SummaryEvidenceLine {
  message: string;
  speaks: 'missing' | 'doubt' | 'sound';
  /** Its code, where it was seen, and which key is to blame. */
  facts: string[];
}

export interface SummaryTimeline {
  durationMs: number;
  points: RequestPoint[];
}

export interface SummaryJob {
  name: string;
  status?: Verdict;
  /** Whether its last page is the end of its paging: not while it runs, nor where it was run again and again. */
  isOnePaging: boolean;
  /** What was read, and why it ended. */
  lines: string[];
  evidence: SummaryEvidenceLine[];
  pages: PagePoint[];
}

export interface SummaryTable {
  name: string;
  rows: number;
  columns: string[];
  canOpen: boolean;
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
