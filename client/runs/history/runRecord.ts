import type { EventLevel, RunReport } from '../../../engine/index.ts';
import type { RunScope } from '../../running/run/runScope.ts';
import type { RunOwner } from './runOwner.ts';
import type { PagePoint, RequestPoint } from './runSeries.ts';

/** How a run stands: going on, ended as its report says, or ended without one. */
export type RunState =
  | 'running'
  | RunReport['outcome']
  | /** The window closed. */ 'interrupted'
  | /** Ours. */ 'fault';

/** What the editor remembers of a run, without secrets. Its size has a bound, however long the run is. */
export interface RunRecord {
  version: 1;
  /** Name of its folder in the workspace's storage; sorts by the time of the start. */
  id: string;
  /** Absolute path of the configuration file. */
  configFile: string;
  scope: RunScope;
  /** The file, and the part of it where it is not the whole. */
  title: string;
  /** Where its tables went. */
  outDir: string;
  /** ISO 8601 in UTC. */
  startedAt: string;
  state: RunState;
  /** Who runs it, or ran it. */
  owner?: RunOwner;
  /** It goes on in another window. */
  isElsewhere?: true;
  durationMs: number;
  report?: RunReport;
  jobs: JobRecord[];
  /** Every request of the run, in at most so many points. */
  requests: RequestPoint[];
  counts: Record<EventLevel, number>;
}

/** A job of a run, in all its runs where it is a child. */
export interface JobRecord {
  /** `contracts.md`, "Job names". */
  name: string;
  /** How often it was run. */
  runs: number;
  requests: RequestRecord[];
  /** Requests between the first and the last ones that are not remembered one by one. */
  forgotten: number;
  pages: number;
  records: number;
  /** Records per page, in at most so many points. */
  recordsPerPage: PagePoint[];
}

/** A request that was sent, with the page that it brought. */
export interface RequestRecord {
  /** Which request of the run it is. */
  number: number;
  method: string;
  /** Path with query, secrets masked. */
  path: string;
  /** When it was sent, in milliseconds from the start of the run. */
  at: number;
  ms: number;
  attempt: number;
  status?: number;
  bytes?: number;
  fromCache?: true;
  /** Code of what went wrong where no answer came. */
  error?: string;
  /** The wait before it was tried again. */
  waitMs?: number;
  page?: PageRecord;
}

export interface PageRecord {
  /** Within its run of the job. */
  page: number;
  records: number;
  /** Where in the answer the records are: a path; empty for the answer itself, absent where it holds none. */
  path?: string;
  /** What followed it, and why. */
  next?: string;
}
