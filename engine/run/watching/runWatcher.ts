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

export interface WatchedJob {
  job: JobConfig;
  iteration: Iteration;
  scroller: ScrollerConfig | undefined;
  /** The parent's record of a child job, by its number on its page from 1, the records above it, and values. */
  parent: { record: number; records: readonly RecordView[]; values: PlaceholderValues } | undefined;
  columns: Parents;
}

/** A moment in a run, in order; those of child jobs are between the rows of a page and the step after it. */
export type Moment =
  | { kind: 'iteration'; iteration: Iteration }
  /** A run of a job begins; `end` follows unless the whole run fails. */
  | { kind: 'job'; run: WatchedJob; request: JobRequest }
  /** A function of its parameters, its columns or its placeholders was computed. */
  | { kind: 'function'; computed: ComputedCall }
  /** A page is about to be requested. The watcher may replace `request`. */
  | { kind: 'request'; page: number; request: JobRequest; why: string | undefined }
  | { kind: 'login'; request: HttpRequest }
  | { kind: 'signature'; request: HttpRequest }
  /** A response has come, and its records were found. */
  | { kind: 'response'; page: Page; records: Records }
  /** The records of a page are about to become rows; `kept` are those that a limit allows. */
  | { kind: 'rows'; page: number; kept: Records }
  | NextMoment
  | { kind: 'end'; stop: Stop; verdict: RunVerdict; pages: number; records: number };

/** The step after a page is decided. */
export interface NextMoment {
  kind: 'next';
  page: Page;
  next: Step | Stop;
  /** The result of each stop condition of the scroller for the page, in order; empty if a loop ends the paging. */
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

/** A table with the rows of a page. */
export interface PageTable extends Pick<DraftTable, 'bucket' | 'name' | 'columns'> {
  rows: readonly (readonly string[])[];
}

/** The values of a run that a watcher may read. */
export interface WatchedRun {
  config: ExtractionConfig;
  redactor: Redactor;
  /** The current tables. */
  drafts(): DraftTable[];
  /** The rows of these records of a job with the columns known so far. Throws a UserError if they cannot be rows. */
  rowsOf(run: WatchedJob, records: Records): Promise<PageTable[]>;
}

/** Watches a run from within, and may make it wait. */
export interface RunWatcher {
  begin(run: WatchedRun): void;
  /** The run continues when this resolves, and fails when it rejects. */
  at(moment: Moment): Promise<void>;
}
