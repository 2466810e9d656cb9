import type { ExtractionConfig } from '../../core/config/extractionConfig.ts';
import { UserError } from '../../core/errors.ts';
import { decodeUtf8 } from '../../core/json/decodeUtf8.ts';
import { isEmptyInResponse } from '../../core/json/isEmpty.ts';
import { JsonSyntaxError } from '../../core/json/jsonSyntaxError.ts';
import { parseJsonBytes } from '../../core/json/parseJson.ts';
import { isList, isObject, type JsonValue } from '../../core/json/value.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { shownUrl } from '../../core/secrecy/requestSecrets.ts';
import { shortened } from '../../core/text/shortened.ts';

const shownCharacters = 120;
/** How much of an address a message quotes. */
const shownAddress = 500;
/** How much of a body is searched for secrets: far more than is shown, because white space and masks shorten it. */
const searchedCharacters = 4000;

/** The JSON of a response, and a sentence about its error status if that is ignored. */
export interface ReadResponse {
  response: JsonValue;
  ignored?: string;
}

/**
 * Reads a response (`docs/format/jobs.md#8-response-errors`). An ignored error status gives its JSON, or
 * `{"errorData": …}` if there is none. Throws a UserError for any other error status and for a body that is not JSON.
 */
export function readResponse(
  request: HttpRequest,
  { status, body }: HttpResponse,
  { ignoredStatuses: ignored }: Pick<ExtractionConfig, 'ignoredStatuses'>,
  redactor: Redactor,
): ReadResponse {
  // A redirect without a location is read like any other response (`docs/format/jobs.md#73-redirects`).
  const isError = status < 200 || status > 399;
  if (isError && !ignored.has(status)) throw statusError(request, status, decodeUtf8(body), redactor);
  try {
    const response = parseJsonBytes(body);
    return isError ? { response: dataOf(response, body), ignored: sentence(status) } : { response };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const errorData = decodeUtf8(body);
    if (ignored.has(status)) return { response: { errorData }, ignored: `${sentence(status)} It is not JSON.` };
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

function statusError(request: HttpRequest, status: number, body: string, redactor: Redactor): UserError {
  const what = `HTTP ${status}${shown(body, redactor)}`;
  const message = `${shownRequest(request, redactor)} responded with ${what}.${adviceFor(status)}`;
  return new UserError('http.status', message);
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) return ' Check the authentication and the credentials in "config".';
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
  if (line === '') return '';
  return `: ${shortened(line, shownCharacters)}`;
}
