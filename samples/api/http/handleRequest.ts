import type { IncomingMessage } from 'node:http';
import type { SampleEndpoint, SampleResponse } from './endpoint.ts';
import { findEndpoint } from './findEndpoint.ts';
import { readBody } from './readBody.ts';
import { SampleApiError } from './sampleApiError.ts';

/** Handles one HTTP request. Every failure becomes a response with a JSON error; nothing is thrown. */
export async function handleRequest(
  endpoints: readonly SampleEndpoint[],
  request: IncomingMessage,
  signal: AbortSignal,
): Promise<SampleResponse> {
  const target = request.url ?? '/';
  const [path = '/', search = ''] = splitOnce(target, '?');
  try {
    const endpoint = findEndpoint(endpoints, request.method ?? 'GET', path);
    const query = new URLSearchParams(search);
    const body = await readBody(request);
    const { host = '', authorization } = request.headers;
    return await endpoint.respond({ target, query, host, authorization, body, signal });
  } catch (error) {
    return errorResponse(error);
  }
}

/** Splits a text without `new URL`, which throws for some targets that a client may send. */
function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function errorResponse(error: unknown): SampleResponse {
  if (error instanceof SampleApiError) {
    const { status, headers, code, message } = error;
    return { status, headers, body: { error: { code, message } } };
  }
  return { status: 500, body: { error: { code: 'internal', message: 'The sample API failed on this request.' } } };
}
