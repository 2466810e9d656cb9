import type { ExtractionConfig, Iteration, JobConfig } from '../../../core/config/extractionConfig.ts';
import type { FoundCause } from '../../../core/errors.ts';
import type { HttpRequest } from '../../../core/request/httpRequest.ts';
import type { ReadBefore } from '../sent/pagesBefore.ts';
import type { SentResponse } from '../sent/sentResponse.ts';

/** An error status, and what is known of the run that led to it. */
export interface Failure {
  request: HttpRequest;
  response: SentResponse;
  /** What the API says of the error: its sentences and codes. */
  texts: readonly string[];
  config: Pick<ExtractionConfig, 'credentialsAt' | 'retry' | 'pagination'>;
  iteration: Iteration;
  job: JobConfig;
  before: ReadBefore;
}

/** What most likely caused an error status. */
export interface Cause extends FoundCause {
  /** What the cause is, and what to do, in one or two sentences. */
  message: string;
  /** The place in the configuration that it has to do with. */
  pointer: string | undefined;
}

/** Looks for one cause; undefined if nothing speaks for it. */
export type FindCause = (failure: Failure) => Cause | undefined;

/** Whether a status says that the credentials are not accepted. */
export function isRefusal(status: number): boolean {
  return status === 401 || status === 403;
}
