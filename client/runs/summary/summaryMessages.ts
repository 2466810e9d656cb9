// The messages between the extension and the summary in its webview.
import type { RunReport } from '@pagewright/engine/run';
import type { RunDescription } from '@pagewright/engine/summary';
import type { RunOutcome } from '../history/runFacts.ts';
import type { PagePoint, RequestPoint } from '../history/runSeries.ts';

/** The summary of a run: its description in words, and the data of its charts. */
export interface SummaryPage extends RunDescription {
  /** Id of the run. */
  run: string;
  title: string;
  outcome: RunOutcome;
  /** Number of the request whose response made the run fail. */
  failedRequest?: number | undefined;
  timeline: SummaryTimeline;
  /** Absent while a run goes on, and of one that sent its requests one after another. */
  pace?: SummaryPace | undefined;
  /** The records per page of the jobs that read any. */
  pagings: SummaryPaging[];
  tables: SummaryTables;
}

export interface SummaryTimeline {
  durationMs: number;
  points: RequestPoint[];
}

export type SummaryPace = NonNullable<RunReport['pace']>;

export interface SummaryPaging {
  job: string;
  /** Whether the last page ends a single paging: not while the job is running, nor if it ran several times. */
  isOnePaging: boolean;
  pages: PagePoint[];
}

export interface SummaryTables {
  /** The names of the tables that can be opened. */
  open: string[];
  /** The reason why the tables can no longer be opened. */
  note?: string;
}

export type SummaryAction = 'text' | 'response' | 'events' | 'again' | 'compare' | 'cancel';

export type FromSummaryView =
  | { type: 'ready' }
  | { type: 'act'; action: SummaryAction }
  | { type: 'openTable'; table: string }
  | { type: 'findPagination'; job: string };

export type ToSummaryView =
  | { type: 'page'; page: SummaryPage }
  /** The run was deleted. */
  | { type: 'gone' };

/** The state of a summary that VS Code keeps while it is hidden, and over a reload of the window. */
export interface SummaryViewState {
  run: string;
  /** The open sections. */
  open: string[];
  scroll: number;
}
