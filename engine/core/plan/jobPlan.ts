import type { StopReason } from '../contracts/generated/types.ts';

/** The requests that a run would send for one job, as far as known before anything is sent, without secrets. */
export interface JobPlan {
  /** The name of the job (`docs/contracts.md#job-names`). */
  name: string;
  /** JSON pointer below the object that holds `api` and `config`, like all pointers of a plan. */
  pointer: string;
  /** For a child job: the records it runs for. */
  occasion?: string;
  /** The paging method; absent without pagination. */
  paging?: string;
  pagingPointer?: string;
  /** The login as request 0, if there is one, then the first requests of the job. */
  requests: PlannedRequest[];
  pageSize: PlannedPageSize;
  /** The ends of the paging, each worded to follow "ends when". */
  ends: string[];
  /** Further notes on the requests, each a sentence. */
  remarks: string[];
  /** The last possible request and the end of the paging, if the configuration alone determines it. */
  last?: { number: number; stopReason: StopReason };
  /** The error that prevents the job from running, or from being planned further. */
  problem?: { code: string; message: string };
}

/** A request as it would be built. Values from a response are described between `‹` and `›`. */
export interface PlannedRequest {
  /** 0 is the login. */
  number: number;
  method: 'GET' | 'POST';
  url: string;
  /** The URL without the host, if the host is known. */
  path: string;
  headers: [name: string, value: string][];
  body?: string;
}

/** The requested number of records per page. */
export interface PlannedPageSize {
  /** Absent if the API's own size applies. */
  size?: number | undefined;
  from: 'job' | 'scroller' | 'default-options' | 'endpoint' | 'none';
  pointer?: string;
  sentence: string;
}
