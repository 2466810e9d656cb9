import type { Forecast } from '@pagewright/engine/forecast';
import type { EventLevel, RunReport } from '@pagewright/engine/run';
import type { JobNumber, WaitingEvent } from '@pagewright/engine/summary';
import type { RunScope } from '../../running/run/runScope.ts';
import type { RunOwner } from './runOwner.ts';
import type { PagePoint, RequestPoint } from './runSeries.ts';

/** The state of a run: active, ended with the outcome of its report, or ended without a report. */
export type RunState =
  | 'running'
  | RunReport['outcome']
  | /** The window closed. */ 'interrupted'
  | /** An internal error. */ 'fault';

/** The data that the editor stores about a run, without secrets. Its size is bounded, however long the run is. */
export interface RunRecord {
  version: 1;
  /** Name of its folder in the workspace's storage; sorts by start time. */
  id: string;
  /** The name of the configuration file (`fileId`). */
  configFile: string;
  /** The hash of the text that was run (`configHash`); absent: no file was known to have it. */
  configHash?: string;
  scope: RunScope;
  /** The file, and the part of it that runs if it is not the whole. */
  title: string;
  /** The folder of its tables; empty if they are not on this machine, or were not written. */
  outDir: string;
  /** The path or address that it was opened from, if it happened elsewhere. */
  from?: string | undefined;
  /** The start time, ISO 8601 in UTC. */
  startedAt: string;
  /** How much it will read, as far as that was known when it started. */
  forecast?: Forecast | undefined;
  state: RunState;
  /** The process that executes or executed it. */
  owner?: RunOwner | undefined;
  isElsewhere?: true;
  durationMs: number;
  report?: RunReport;
  jobs: JobRecord[];
  /** Every request of the run, in at most `maxPoints` points. */
  requests: RequestPoint[];
  counts: Record<EventLevel, number>;
  /** The wait for a limit that it is in; absent: requests go on, or it has ended. */
  waiting?: WaitingEvent;
}

/** A job of a run; for a child, all its runs together. */
export interface JobRecord {
  /** The name, as in `docs/contracts.md#job-names`. */
  name: string;
  runs: number;
  requests: RequestRecord[];
  /** The number of requests between the first and the last ones that are not stored one by one. */
  forgotten: number;
  pages: number;
  records: number;
  /** The numbers that are 0 because the platform does not show them; absent: all are known. */
  unseen?: readonly JobNumber[];
  /** The numbers of records and of pages that the API reports, in its last response that has them. */
  total?: number;
  pageCount?: number;
  /** Of a child job: the record of its parent that it has reached, of all that were read, counted from 1. */
  parents?: number;
  /** Records per page, in at most `maxPoints` points. */
  recordsPerPage: PagePoint[];
}

/** A sent request, with the page in its response. */
export interface RequestRecord {
  /** The number within the run. */
  number: number;
  method: string;
  /** Path with query, secrets masked. */
  path: string;
  /** The time when it was sent, in milliseconds from the start of the run. */
  at: number;
  ms: number;
  attempt: number;
  status?: number | undefined;
  bytes?: number | undefined;
  fromCache?: true | undefined;
  /** The error code if there was no response. */
  error?: string | undefined;
  waitMs?: number;
  page?: PageRecord | undefined;
  /** The record of its parent's page that a child job's request was sent for, both counted from 1. */
  parent?: { page: number; record: number };
}

interface PageRecord {
  /** The number within its run of the job. */
  page: number;
  records: number;
  /** Path of the records in the response: empty for the response itself, absent if it has none. */
  path?: string | undefined;
  /** The event that followed, with its reason. */
  next?: string;
}
