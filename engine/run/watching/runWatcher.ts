import type { ExtractionConfig, Iteration, JobConfig } from '../../core/config/extractionConfig.ts';
import type { ComputedCall } from '../../core/expressions/evaluation.ts';
import type { Step, Stop } from '../../core/pagination/scroller.ts';
import type { ScrollerConfig } from '../../core/pagination/scrollers/readPagination.ts';
import type { PlaceholderValues } from '../../core/records/placeholders.ts';
import type { Records } from '../../core/records/records.ts';
import type { RecordView } from '../../core/records/recordView.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import type { JobRequest } from '../../core/request/jobRequest.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import type { Parents } from '../../core/tables/pageRows.ts';
import type { RunVerdict } from '../../core/verdict/verdict.ts';
import type { Page } from '../page/page.ts';

/** A run of a job. */
export interface WatchedJob {
  job: JobConfig;
  iteration: Iteration;
  scroller: ScrollerConfig | undefined;
  /** What a child job runs for: a record of its parent's page, by its number from 1, the records above it, and values. */
  parent: { record: number; records: readonly RecordView[]; values: PlaceholderValues } | undefined;
  /** The columns that it adds to each of its records. */
  columns: Parents;
}

/**
 * A moment in a run. They come in the order in which the run does these things; those of child jobs are between the
 * rows of a page and the step after it.
 */
export type Moment =
  | { kind: 'iteration'; iteration: Iteration }
  /** A run of a job begins; `end` follows unless the whole run fails. */
  | { kind: 'job'; run: WatchedJob; request: JobRequest }
  /** A function of its parameters, its columns or its placeholders was computed. */
  | { kind: 'function'; computed: ComputedCall }
  /** A page is about to be requested. Whoever watches may replace `request`. */
  | { kind: 'request'; page: number; request: JobRequest; why: string | undefined }
  | { kind: 'login'; request: HttpRequest }
  | { kind: 'signature'; request: HttpRequest }
  /** A response has come, and its records were found. */
  | { kind: 'response'; page: Page; records: Records }
  /** The records of a page are about to become rows; `kept` are those that a limit allows. */
  | { kind: 'rows'; page: number; kept: Records }
  | NextMoment
  | { kind: 'end'; stop: Stop; verdict: RunVerdict; pages: number; records: number };

/** It is decided what follows a page. */
export interface NextMoment {
  kind: 'next';
  page: Page;
  next: Step | Stop;
  /** What each stop condition of the scroller says of the page, in their order; empty where a loop ends the paging. */
  conditions: readonly (Stop | undefined)[];
  /** The verdict if the paging ended here. */
  verdict(): RunVerdict;
}

/** A table whose rows are being written. */
export interface DraftTable {
  bucket: string | undefined;
  name: string;
  columns: readonly string[];
  rows: number;
}

/** A table with the rows that a page becomes in it. */
export interface PageTable extends Pick<DraftTable, 'bucket' | 'name' | 'columns'> {
  rows: readonly (readonly string[])[];
}

/** What a watcher may ask of the run. */
export interface WatchedRun {
  config: ExtractionConfig;
  redactor: Redactor;
  /** The tables as they are now. */
  drafts(): DraftTable[];
  /** What these records of a job become with the columns known so far. Throws a UserError if they cannot be rows. */
  rowsOf(run: WatchedJob, records: Records): Promise<PageTable[]>;
}

/** Watches a run from within, and may make it wait. */
export interface RunWatcher {
  /** Called before the first moment. */
  begin(run: WatchedRun): void;
  /** The run goes on when this resolves, and fails when it rejects. */
  at(moment: Moment): Promise<void>;
}
