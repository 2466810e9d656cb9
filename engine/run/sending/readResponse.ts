import type { ExtractionConfig } from '../../core/config/extractionConfig.ts';
import { decodeUtf8 } from '../../core/json/decodeUtf8.ts';
import { isEmptyInResponse } from '../../core/json/isEmpty.ts';
import { JsonSyntaxError } from '../../core/json/jsonSyntaxError.ts';
import { isList, isObject, type JsonValue } from '../../core/json/value.ts';
import { type PageContent, ParsedPage } from '../../core/records/pageContent.ts';
import type { HttpRequest } from '../../core/request/httpRequest.ts';
import type { PageReader } from '../../core/transcode/pageReader.ts';
import { notJson } from './notJson.ts';
import type { SentResponse } from './sent/sentResponse.ts';
import { type FailurePlace, statusError } from './statusError.ts';

/** The context of a response. */
export interface ReadPlace extends FailurePlace {
  config: FailurePlace['config'] & Pick<ExtractionConfig, 'ignoredStatuses'>;
  pages: PageReader;
}

/** The content of a response, and a sentence about its error status if that is ignored. */
export interface ReadResponse {
  content: PageContent;
  ignored?: string;
  /** Whether it is ignored because it has no content, which is no error. */
  isBlank?: true;
  /** The reason why pages are parsed instead of scanned; only once in a run. */
  missingKernel?: string | undefined;
}

/**
 * Reads a response (`docs/format/jobs.md#8-response-errors`). An ignored error status returns its JSON, or
 * `{"errorData": …}` if there is none. Throws a StatusError for any other error status, and a UserError for a body that
 * is not JSON.
 */
export function readResponse(request: HttpRequest, response: SentResponse, place: ReadPlace): ReadResponse {
  const { status, body } = response;
  const { config, job, pages } = place;
  const ignored = config.ignoredStatuses;
  // A redirect without a location is read like any other response (`docs/format/jobs.md#73-redirects`).
  const isError = status < 200 || status > 399;
  if (isError && !ignored.has(status)) throw statusError(request, response, place);
  try {
    const content = pages.read(body, job);
    if (!isError) return { content };
    return { content: new ParsedPage(dataOf(content.response, body), job), ignored: sentence(status) };
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    if (!ignored.has(status)) throw notJson(request, response, error, place);
    const errorData = decodeUtf8(body);
    const content = new ParsedPage({ errorData }, job);
    if (status === 204 && errorData.trim() === '') return { content, ignored: blankSentence, isBlank: true };
    return { content, ignored: `${sentence(status)} It is not JSON.` };
  }
}

function dataOf(response: JsonValue, body: Uint8Array): JsonValue {
  const isData = isList(response) || isObject(response) || !isEmptyInResponse(response);
  return isData ? response : { errorData: decodeUtf8(body) };
}

const blankSentence = 'The response with HTTP 204 has no content, which "ignoreErrors" lists.';

function sentence(status: number): string {
  return `The response with HTTP ${status} is read as data because "ignoreErrors" lists it.`;
}
