import type { ExtractionConfig } from '../../core/config/extractionConfig.ts';
import { UserError } from '../../core/errors.ts';
import { decodeUtf8 } from '../../core/json/decodeUtf8.ts';
import type { JsonSyntaxError } from '../../core/json/jsonSyntaxError.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import type { Redactor } from '../../core/secrecy/redactor.ts';
import { writtenJson } from '../../core/text/writtenJson.ts';
import { shownBody, shownRequest } from './shownTexts.ts';

/** The beginning of gzip, whose second byte is no UTF-8 and was left out or decoded. Intact gzip is decompressed. */
const packed = ['\u001f\b', '\u001f\u008b\b'];

const ignoreErrorsAt = '/api/http/ignoreErrors';

/** The place of a body that is not JSON. */
interface BodyPlace {
  config: Pick<ExtractionConfig, 'ignoredStatuses'>;
  redactor: Redactor;
}

/** The error for a body that is not JSON (`docs/format/jobs.md#8-response-errors`). */
export function notJson(
  request: HttpRequest,
  response: HttpResponse,
  error: JsonSyntaxError,
  { config, redactor }: BodyPlace,
): UserError {
  const text = decodeUtf8(response.body);
  const start = `${shownRequest(request, redactor)} responded with`;
  if (text.trim() === '' && response.status === 204) return noContent(start, config);
  const message = `${start} ${whatIsThere(text, error, redactor)}. Check that the endpoint responds with JSON.`;
  return new UserError('response.not-json', message, { cause: error });
}

function whatIsThere(text: string, { message }: JsonSyntaxError, redactor: Redactor): string {
  if (text.trim() === '') return 'an empty body';
  if (packed.some((start) => text.startsWith(start)))
    return 'data that is compressed with gzip, which no "Content-Encoding" says, and damaged';
  return `no valid JSON (${message})${shownBody(text, redactor)}`;
}

/** The error for an API that reports the end in this way: the configuration has to ignore the status. */
function noContent(start: string, { ignoredStatuses }: BodyPlace['config']): UserError {
  const value = [...ignoredStatuses, 204];
  const message = `${start} HTTP 204, which has no body. If the API says so that there are no more records, write "ignoreErrors": ${writtenJson(value)} in "http": then it counts as an empty page.`;
  const found = { cause: 'no-content' as const, remedy: { pointer: ignoreErrorsAt, value } };
  return new UserError('response.not-json', message, { pointer: ignoreErrorsAt, found });
}
