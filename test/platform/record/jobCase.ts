import type { MissingCode } from '../../../engine/core/platform/judging/missing.ts';
import type { RemoteJobStatus } from '../../../engine/core/platform/remoteJob.ts';
import type { ApiRule } from './recordApi.ts';

/** A job to be recorded: what the API does, what the project has, and what happened around the run. */
export interface JobCase {
  name: string;
  api: ApiRule;
  /** The number of different records that the API has, by table. */
  has: Record<string, number>;
  /** `api` and `config` without `baseUrl`, and what is around `parameters`. */
  apiKeys: Record<string, unknown>;
  config: Record<string, unknown>;
  around?: Record<string, unknown>;
  /** The rows; absent: there are none. */
  rows?: { name: string; isDisabled?: true; body: Record<string, unknown> }[];
  isDisabled?: true;
  /** The state in which the job ends; absent: the one of the run. */
  status?: RemoteJobStatus;
  mode?: 'debug';
  /** Rows of each table before the job, by name; `unread`: the job was started elsewhere. */
  before?: Record<string, number> | 'unread';
  primaryKey?: string[];
  /** The rest of the events, if not all are there. */
  events?: 'gone' | 'cut';
  /** Said by somebody else. */
  also?: string;
  /** The version of the files here. */
  versionHere?: number;
  ran?: 'unknown';
  /** The values of the variables; `unknown`: they are not read. */
  values?: Record<string, string> | 'unknown';
  /** Whether another job loaded the tables later. */
  loadedSince?: true;
  wanted: WantedVerdict;
}

/** The verdict that can be drawn, and for `unknown` what is missing or in doubt. */
export interface WantedVerdict {
  status: 'complete' | 'incomplete' | 'unknown';
  missing?: MissingCode;
  doubt?: string;
}
