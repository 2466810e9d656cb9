import type { JsonList, JsonValue } from '../../json/value.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import type { ObservedPage } from '../../verdict/witness.ts';
import type { Answer } from './search.ts';

/** An answer to a probe, read: a page, or the reason why there is none. */
export type Reply = PageReply | NoPage;

/** A page of the API. */
export interface PageReply {
  isPage: true;
  request: JobRequest;
  answer: Answer;
  response: JsonValue;
  records: JsonList;
  /** The identity of each record: its id, or else a digest of all of it. */
  ids: readonly string[];
  observed: ObservedPage;
}

/** No page: the API refused, or nothing was sent. */
export interface NoPage {
  isPage: false;
  because: 'refused' | 'not-json' | 'no-response' | 'spent';
  status: number;
  /** The words of the API, or the reason, for a person. */
  message: string;
  /** Whether it has no content at all, with a status that says so. */
  isBlank: boolean;
  request: JobRequest;
  answer: Answer;
}

/** Whether the API refuses because of the credentials, or of missing ones. */
export function needsLogin({ status }: NoPage): boolean {
  return status === 401 || status === 403;
}
