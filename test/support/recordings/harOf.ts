import { targetUrl } from '../../../engine/core/request/resolveEndpoint.ts';
import type { ObservedExchange } from './observeExchanges.ts';

/** A HAR file with these exchanges, as a browser or a proxy writes it. */
export function harOf(exchanges: readonly ObservedExchange[]): string {
  const entries = exchanges.map(({ request, response, from, to }) => ({
    startedDateTime: new Date(from).toISOString(),
    time: to - from,
    request: {
      method: request.method,
      url: targetUrl(request.target),
      httpVersion: 'http/2.0',
      headers: [...request.headers].flatMap(([name, lines]) => [lines].flat().map((value) => ({ name, value }))),
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: request.body?.length ?? 0,
      ...(request.body !== undefined && {
        postData: { mimeType: String(request.headers.get('Content-Type') ?? ''), text: request.body },
      }),
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'http/2.0',
      headers: [...response.headers].map(([name, value]) => ({ name, value })),
      cookies: [],
      content: contentOf(response.body),
      redirectURL: response.headers.get('location') ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: to - from, receive: 0 },
  }));
  return JSON.stringify({ log: { version: '1.2', creator: { name: 'WebInspector', version: '537.36' }, entries } });
}

/** Text that is UTF-8 as it is, everything else as base64. */
function contentOf(body: Uint8Array) {
  const bytes = Buffer.from(body);
  const text = bytes.toString('utf8');
  const isText = Buffer.from(text).equals(bytes);
  return {
    size: bytes.length,
    mimeType: '',
    text: isText ? text : bytes.toString('base64'),
    ...(!isText && { encoding: 'base64' }),
  };
}
