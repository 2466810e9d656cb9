import type { StopReason } from '../contracts/generated/types.ts';

/** What a run would do for one job, as far as it can be told before anything is sent. No secret is in it. */
export interface JobPlan {
  /** `contracts.md`, "Job names". */
  name: string;
  /** JSON pointer below the object that holds `api` and `config`; so are all pointers of a plan. */
  pointer: string;
  /** Of a child job: for what it is run. */
  occasion?: string;
  /** The paging method; absent where no pagination applies. */
  paging?: string;
  /** Where the paging options stand. */
  pagingPointer?: string;
  /** A login as request 0 where there is one, then the first requests of the job. */
  requests: PlannedRequest[];
  pageSize: PlannedPageSize;
  /** What will end the paging, each to be read behind "ends when". */
  ends: string[];
  /** What else is to be known of the requests, each a sentence. */
  remarks: string[];
  /** The request after which the paging ends at the latest, where the configuration alone tells, and what ends it. */
  last?: { number: number; stopReason: StopReason };
  /** What keeps the job from being run, or from being planned further. */
  problem?: { code: string; message: string };
}

/** A request as it would be built. What only an answer can tell is named between `‹` and `›`. */
export interface PlannedRequest {
  /** 0 is the login. */
  number: number;
  method: 'GET' | 'POST';
  url: string;
  /** The same without the host, where the host is known. */
  path: string;
  headers: [name: string, value: string][];
  body?: string;
}

/** How many records a page will hold by what is asked for. */
export interface PlannedPageSize {
  /** Absent: the API's own. */
  size?: number;
  from: 'job' | 'scroller' | 'default-options' | 'endpoint' | 'none';
  /** Where it is written. */
  pointer?: string;
  /** Size and source for a person. */
  sentence: string;
}
