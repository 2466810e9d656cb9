import { childPointer } from '../../core/childPointer.ts';
import type { ExtractionConfig, JobConfig } from '../../core/config/extractionConfig.ts';
import { StatusError, UserError } from '../../core/errors.ts';
import { decodeUtf8 } from '../../core/json/decodeUtf8.ts';
import { isEmptyInResponse } from '../../core/json/isEmpty.ts';
import { JsonSyntaxError } from '../../core/json/jsonSyntaxError.ts';
import { isList, isObject, type JsonValue } from '../../core/json/value.ts';
import { type PageContent, ParsedPage } from '../../core/records/pageContent.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { shownUrl } from '../../core/secrecy/requestSecrets.ts';
import { codeSpan } from '../../core/text/markdownCode.ts';
import { shortened } from '../../core/text/shortened.ts';
import type { PageReader } from '../../core/transcode/pageReader.ts';
import { findErrorSentence } from './errorSentence.ts';

const shownCharacters = 120;
/** How much of an address a message quotes. */
const shownAddress = 500;
/** How much of a body is searched for secrets: far more than is shown, because white space and masks shorten it. */
const searchedCharacters = 4000;

/** What a response is read for. */
export interface ReadPlace {
  config: Pick<ExtractionConfig, 'ignoredStatuses' | 'credentialsAt'>;
  job: JobConfig;
  redactor: Redactor;
  pages: PageReader;
}

/** The content of a response, and a sentence about its error status if that is ignored. */
export interface ReadResponse {
  content: PageContent;
  ignored?: string;
}

/**
 * Reads a response (`docs/format/jobs.md#8-response-errors`). An ignored error status gives its JSON, or
 * `{"errorData": …}` if there is none. Throws a StatusError for any other error status, and a UserError for a body that
 * is not JSON.
 */
export function readResponse(
  request: HttpRequest,
  response: HttpResponse,
  { config, job, redactor, pages }: ReadPlace,
): ReadResponse {
  const { status, body } = response;
  const ignored = config.ignoredStatuses;
  // A redirect without a location is read like any other response (`docs/format/jobs.md#73-redirects`).
  const isError = status < 200 || status > 399;
  if (isError && !ignored.has(status)) {
    const message = statusMessage(request, status, decodeUtf8(body), redactor);
    throw new StatusError(message, pointerFor(status, config, job), response);
  }
  try {
    const content = pages.read(body, job);
    if (!isError) return { content };
    return { content: new ParsedPage(dataOf(content.response, body), job), ignored: sentence(status) };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const errorData = decodeUtf8(body);
    if (ignored.has(status)) {
      return { content: new ParsedPage({ errorData }, job), ignored: `${sentence(status)} It is not JSON.` };
    }
    throw notJson(request, errorData, error, redactor);
  }
}

function dataOf(response: JsonValue, body: Uint8Array): JsonValue {
  const isData = isList(response) || isObject(response) || !isEmptyInResponse(response);
  return isData ? response : { errorData: decodeUtf8(body) };
}

function sentence(status: number): string {
  return `The response with HTTP ${status} is read as data because "ignoreErrors" lists it.`;
}

/** With the API's own sentence; the whole response is for who asks for it. */
function statusMessage(request: HttpRequest, status: number, body: string, redactor: Redactor): string {
  const said = findErrorSentence(body, (text) => redactor.redactBeginning(text, searchedCharacters));
  const what = `HTTP ${status}${said === undefined ? '' : `: ${codeOf(said)}`}`;
  return `${shownRequest(request, redactor)} responded with ${what}.${adviceFor(status)}`;
}

/** The configuration that an error status is about, if it is about one. */
function pointerFor(
  status: number,
  { credentialsAt }: ReadPlace['config'],
  job: Pick<JobConfig, 'pointer'>,
): string | undefined {
  if (isRefusal(status)) return credentialsAt ?? job.pointer;
  return [400, 404, 405, 410, 422].includes(status) ? childPointer(job.pointer, 'endpoint') : undefined;
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403;
}

/** A text of the API in a message: nothing in it is markup, or a link. */
function codeOf(text: string): string {
  return codeSpan(text.replaceAll('`', "'"));
}

function adviceFor(status: number): string {
  if (isRefusal(status)) return ' Check the authentication and the credentials in "config".';
  if (status === 404) return ' Check "baseUrl" and the endpoint.';
  return status === 429 ? ' The API limits the number of requests; try again later.' : '';
}

function notJson(request: HttpRequest, text: string, error: JsonSyntaxError, redactor: Redactor): UserError {
  const what = text.trim() === '' ? 'an empty body' : `no valid JSON (${error.message})${shown(text, redactor)}`;
  const message = `${shownRequest(request, redactor)} responded with ${what}. Check that the endpoint responds with JSON.`;
  return new UserError('response.not-json', message, { cause: error });
}

function shownRequest(request: HttpRequest, redactor: Redactor): string {
  return `${request.method} ${shortened(shownUrl(request, redactor), shownAddress)}`;
}

/**
 * The beginning of a body, on one line. Secrets are masked first: cut or with other white space they would not be
 * recognized.
 */
function shown(text: string, redactor: Redactor): string {
  const line = redactor.redactBeginning(text, searchedCharacters).replace(/\s+/g, ' ').trim();
  return line === '' ? '' : `: ${codeOf(shortened(line, shownCharacters))}`;
}
