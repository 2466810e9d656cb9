import { childPointer } from '../../core/childPointer.ts';
import type { ExtractionConfig, Iteration, JobConfig } from '../../core/config/extractionConfig.ts';
import { StatusError } from '../../core/errors.ts';
import { decodeUtf8 } from '../../core/json/decodeUtf8.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { isRefusal } from './causes/cause.ts';
import { findCause } from './causes/findCause.ts';
import { findErrorSentence, findErrorTexts } from './errorSentence.ts';
import type { ReadBefore } from './sent/pagesBefore.ts';
import type { SentResponse } from './sent/sentResponse.ts';
import { quoted, searchedCharacters, shownRequest } from './shownTexts.ts';

export interface FailurePlace {
  config: Pick<ExtractionConfig, 'credentialsAt' | 'retry' | 'pagination'>;
  iteration: Iteration;
  job: JobConfig;
  /** The earlier pages of the job. */
  before: ReadBefore;
  redactor: Redactor;
}

/** The error for an error status: with the API's sentence, the likely cause, the remedy and the whole response. */
export function statusError(request: HttpRequest, response: SentResponse, place: FailurePlace): StatusError {
  const { status } = response;
  const { config, job, redactor } = place;
  const body = decodeUtf8(response.body);
  const said = findErrorSentence(body, (text) => redactor.redactBeginning(text, searchedCharacters));
  const what = `HTTP ${status}${said === undefined ? '' : `: ${quoted(said)}`}`;
  const cause = findCause({ ...place, request, response, texts: findErrorTexts(body) });
  const advice = cause?.message ?? adviceFor(status);
  const shown = { ...request, target: response.sending?.target ?? request.target };
  const message = `${shownRequest(shown, redactor)} responded with ${what}. ${advice}`.trimEnd();
  const pointer = cause === undefined ? pointerFor(status, config, job) : cause.pointer;
  return new StatusError(message, { pointer, found: cause }, response);
}

/** The place in the configuration that an error status is about, if any. */
function pointerFor(
  status: number,
  { credentialsAt }: FailurePlace['config'],
  job: Pick<JobConfig, 'pointer'>,
): string | undefined {
  if (isRefusal(status)) return credentialsAt ?? job.pointer;
  return [400, 404, 405, 410, 422].includes(status) ? childPointer(job.pointer, 'endpoint') : undefined;
}

function adviceFor(status: number): string {
  if (isRefusal(status)) return 'Check the authentication and the credentials in "config".';
  return status === 404 ? 'Check "baseUrl" and the endpoint.' : '';
}
