import type { ExtractionConfig, Iteration, JobConfig } from '../../../core/config/extractionConfig.ts';
import type { FoundCause } from '../../../core/errors.ts';
import type { HttpRequest } from '../../../core/request/httpRequest.ts';
import type { Redactor } from '../../../core/secrecy/redactor.ts';
import type { ReadBefore } from '../sent/pagesBefore.ts';
import type { SentResponse } from '../sent/sentResponse.ts';

/** An error status, and the facts about its run. */
export interface Failure {
  request: HttpRequest;
  response: SentResponse;
  /** Sentences and codes of the API's error. */
  texts: readonly string[];
  config: Pick<ExtractionConfig, 'credentialsAt' | 'retry' | 'pagination'>;
  iteration: Iteration;
  job: JobConfig;
  before: ReadBefore;
  /** Masks what is quoted before it is shortened: part of a secret would not be recognised. */
  redactor: Pick<Redactor, 'redact'>;
}

/** The most likely cause of an error status. */
export interface Cause extends FoundCause {
  /** The cause and its remedy, in one or two sentences. */
  message: string;
  /** The related place in the configuration. */
  pointer: string | undefined;
}

/** Looks for one cause; undefined without evidence. */
export type FindCause = (failure: Failure) => Cause | undefined;

/** Whether a status rejects the credentials. */
export function isRefusal(status: number): boolean {
  return status === 401 || status === 403;
}
