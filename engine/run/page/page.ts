import type { Utf8Body } from '../../core/json/toUtf8.ts';
import type { PageContent } from '../../core/records/pageContent.ts';
import type { HttpResponse } from '../../core/request/httpRequest.ts';
import type { JobRequest } from '../../core/request/jobRequest.ts';

/** A page of one run of a job: its request and its response. Decisions about it are kept beside it. */
export interface Page {
  /** Number of the page in this run of the job, from 1. */
  readonly number: number;
  /** The request of the paging. */
  readonly request: JobRequest;
  readonly response: PageResponse;
  readonly content: PageContent;
}

export interface PageResponse
  extends Pick<HttpResponse, 'status' | 'headers' | 'unpacked'>,
    Pick<Utf8Body, 'was' | 'hadMark'> {
  /** Text in UTF-8. */
  body: Uint8Array;
  /** Number of its request in the whole run. */
  request: number | undefined;
  /** Whether it has an ignored error status. */
  isError: boolean;
  /** Whether it has no content at all, with a status that says so. */
  isBlank?: true;
}
