import type { StopReason } from '../contracts/generated/types.ts';

/** What a run would do for one job, as far as is known before anything is sent. It contains no secrets. */
export interface JobPlan {
  /** `docs/contracts.md#job-names`. */
  name: string;
  /** JSON pointer below the object that holds `api` and `config`; so are all pointers of a plan. */
  pointer: string;
  /** For a child job: the records it runs for. */
  occasion?: string;
  /** The paging method; absent where no pagination applies. */
  paging?: string;
  /** Where the paging options are. */
  pagingPointer?: string;
  /** The login as request 0, if there is one, then the first requests of the job. */
  requests: PlannedRequest[];
  pageSize: PlannedPageSize;
  /** When the paging will end, each worded to follow "ends when". */
  ends: string[];
  /** Further notes on the requests, each a sentence. */
  remarks: string[];
  /** The last possible request, if the configuration alone determines it, and what ends the paging. */
  last?: { number: number; stopReason: StopReason };
  /** What prevents the job from being run, or from being planned further. */
  problem?: { code: string; message: string };
}

/** A request as it would be built. Values from a response are described between `‹` and `›`. */
export interface PlannedRequest {
  /** 0 is the login. */
  number: number;
  method: 'GET' | 'POST';
  url: string;
  /** The same without the host, if the host is known. */
  path: string;
  headers: [name: string, value: string][];
  body?: string;
}

/** The requested number of records per page. */
export interface PlannedPageSize {
  /** Absent if the API's own size applies. */
  size?: number | undefined;
  from: 'job' | 'scroller' | 'default-options' | 'endpoint' | 'none';
  /** Where it is written. */
  pointer?: string;
  /** Size and source for a person. */
  sentence: string;
}
