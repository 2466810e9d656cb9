import type { Utf8Body } from '../../core/json/toUtf8.ts';
import type { PageContent } from '../../core/records/pageContent.ts';
import type { HttpResponse } from '../../core/request/httpRequest.ts';
import type { JobRequest } from '../../core/request/jobRequest.ts';

/** A page of one run of a job: what was asked for, and what came. What is decided about it is kept beside it. */
export interface Page {
  /** Its place in its run of the job, from 1. */
  readonly number: number;
  /** What the paging asked for. */
  readonly request: JobRequest;
  readonly response: PageResponse;
  readonly content: PageContent;
}

/** A response that was read. */
export interface PageResponse
  extends Pick<HttpResponse, 'status' | 'headers' | 'unpacked'>,
    Pick<Utf8Body, 'was' | 'hadMark'> {
  /** Its text, in UTF-8. */
  body: Uint8Array;
  /** The number of its request in the whole run. */
  request: number | undefined;
  /** Whether it has an ignored error status. */
  isError: boolean;
  /** It has no content at all, and its status says so. */
  isBlank?: true;
}
