import type { IncomingMessage } from 'node:http';
import type { SampleAnswer, SampleEndpoint } from '../endpoint.ts';
import { findEndpoint } from './findEndpoint.ts';
import { readBody } from './readBody.ts';
import { SampleApiError } from './sampleApiError.ts';

/** Answers one HTTP request from the endpoints; every failure becomes an answer with a JSON error, none is thrown. */
export async function answerRequest(
  endpoints: readonly SampleEndpoint[],
  request: IncomingMessage,
  signal: AbortSignal,
): Promise<SampleAnswer> {
  const target = request.url ?? '/';
  const [path = '/', search = ''] = splitOnce(target, '?');
  try {
    const endpoint = findEndpoint(endpoints, request.method ?? 'GET', path);
    const query = new URLSearchParams(search);
    const body = await readBody(request);
    return await endpoint.answer({ target, query, authorization: request.headers.authorization, body, signal });
  } catch (error) {
    return errorAnswer(error);
  }
}

/** Not `new URL`: that throws for some of what a client may send as its target. */
function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function errorAnswer(error: unknown): SampleAnswer {
  if (error instanceof SampleApiError) {
    const { status, headers, code, message } = error;
    return { status, headers, body: { error: { code, message } } };
  }
  return { status: 500, body: { error: { code: 'internal', message: 'The sample API has failed on this request.' } } };
}
