import { decodeUtf8 } from '../core/json/decodeUtf8.ts';
import { JsonSyntaxError } from '../core/json/jsonSyntaxError.ts';
import { parseJson } from '../core/json/parseJson.ts';
import type { JsonValue } from '../core/json/value.ts';
import type { HttpRequest, HttpResponse } from '../core/request/httpRequest.ts';
import { targetUrl } from '../core/request/resolveEndpoint.ts';
import { UserError } from '../errors.ts';

const shownCharacters = 120;

/** The JSON of an answer. Throws a UserError for an error status and for a body that is no JSON (`jobs.md` section 8). */
export function readAnswer(request: HttpRequest, { status, body }: HttpResponse): JsonValue {
  const text = decodeUtf8(body);
  if (status < 200 || status > 299) throw statusError(request, status, text);
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) throw notJson(request, text, error);
    throw error;
  }
}

function statusError(request: HttpRequest, status: number, text: string): UserError {
  const advice = adviceFor(status);
  const message = `${request.method} ${targetUrl(request.target)} was answered with HTTP ${status}${shown(text)}.${advice}`;
  return new UserError('http.status', message);
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) return ' Check the authentication and the credentials in "config".';
  if (status === 404) return ' Check "baseUrl" and the endpoint.';
  return status === 429 ? ' The API limits the number of requests; try again later.' : '';
}

function notJson(request: HttpRequest, text: string, error: JsonSyntaxError): UserError {
  const what = text.trim() === '' ? 'an empty body' : `no valid JSON (${error.message})${shown(text)}`;
  const message = `${request.method} ${targetUrl(request.target)} was answered with ${what}. Check that the endpoint answers in JSON.`;
  return new UserError('response.not-json', message, { cause: error });
}

/** The beginning of a body, on one line. */
function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return '';
  return `: ${line.length > shownCharacters ? `${line.slice(0, shownCharacters)}…` : line}`;
}
