import type { Timeouts } from '../../core/config/extractionConfig.ts';
import { TransportError, UserError } from '../../core/errors.ts';
import { LinkedAbort } from '../../core/linkedAbort.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import { targetUrl } from '../../core/request/resolveEndpoint.ts';
import { bodyTooLarge } from './bodyTooLarge.ts';
import { fromHeaderBytes, toHeaderBytes } from './headerBytes.ts';
import type { HttpClient, Notice, OnNotice } from './httpClient.ts';
import { connectionLost, toTransportError } from './toTransportError.ts';

interface FetchOptions {
  timeouts: Timeouts;
  /** Maximum size of a response, decompressed, in bytes. */
  maxBytes: number;
  /** Whether the run is confined to some origins, so that no redirect may be followed. */
  isConfined: boolean;
  /** Whether the address or a header of a request has a secret, which a redirect could take elsewhere. */
  hasSecret(request: HttpRequest): boolean;
  /** The origin of the page; absent: that of this program. */
  pageOrigin?: string | undefined;
}

/** Headers that only the browser sets (https://fetch.spec.whatwg.org/#forbidden-request-header), and its user agent. */
const forbidden =
  /^(accept-(charset|encoding)|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|user-agent|via|proxy-.*|sec-.*)$/i;

/** Hosts for requests without encryption, which stay on the machine. */
const ownMachine = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * HTTP over `fetch`, for a browser: it follows redirects itself, decompresses, and gives no reason for a failure. A
 * redirect is an error if it could take a body, a secret or a header of the configuration, or a confined run,
 * elsewhere.
 */
export function createFetchHttpClient(options: FetchOptions): HttpClient {
  const told = new Set<string>();
  const responded = new Set<string>();
  const tell = (notice: BrowserLimit, onNotice: OnNotice | undefined) => {
    const key = JSON.stringify(notice).toLowerCase();
    if (!told.has(key)) onNotice?.(notice);
    told.add(key);
  };
  return {
    async send(request, signal, onNotice) {
      requireSecure(request, options);
      const { headers, dropped } = headersToSend(request);
      for (const header of dropped) tell({ kind: 'browser-limit', limit: 'header-dropped', header }, onNotice);
      const { origin } = request.target;
      return await inTime(options.timeouts, signal, origin, async (limited) => {
        const response = await fetchOnce(request, headers, limited, options).catch((error: unknown) => {
          limited.throwIfAborted();
          throw blocked(origin, responded.has(origin), error);
        });
        responded.add(origin);
        if (response.redirected) tell({ kind: 'browser-limit', limit: 'redirect-followed' }, onNotice);
        return await read(response, origin, options.maxBytes, limited);
      });
    },
    close: async () => undefined,
  };
}

type BrowserLimit = Extract<Notice, { kind: 'browser-limit' }>;

/** Ends some work with the reason of the signal, or with a TransportError on a timeout. */
async function inTime<T>(
  { requestMs }: Timeouts,
  signal: AbortSignal,
  origin: string,
  work: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const limited = new LinkedAbort(signal);
  const late = new DOMException('Too late.', 'TimeoutError');
  const timer = setTimeout(() => limited.abort(late), requestMs);
  try {
    return await work(limited.signal);
  } catch (error) {
    throw error === late ? toTransportError(late, origin) : error;
  } finally {
    clearTimeout(timer);
    limited.release();
  }
}

function fetchOnce(
  request: HttpRequest,
  headers: Headers,
  signal: AbortSignal,
  options: FetchOptions,
): Promise<Response> {
  const { target, method, body } = request;
  return fetch(targetUrl(target), {
    method,
    headers,
    body: body ?? null,
    redirect: mayRedirect(request, headers, options) ? 'follow' : 'error',
    // The API gets nothing from the browser's storage, and the browser stores nothing of the API.
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  });
}

/** Throws for http addresses on a page that came over https: the browser would give no reason. */
function requireSecure({ target }: HttpRequest, { pageOrigin = ownOrigin() }: FetchOptions): void {
  const { protocol, hostname } = new URL(target.origin);
  if (protocol === 'https:' || !pageOrigin.startsWith('https:') || ownMachine.test(hostname)) return;
  const message = `"${target.origin}" cannot be asked from here: a page that was loaded over https may only ask https addresses. Write "https://" in "baseUrl" if the API has it, or run the configuration with Pagewright on a machine.`;
  throw new UserError('http.blocked', message);
}

/** The origin of the page, also in a worker; empty if there is no page. */
function ownOrigin(): string {
  return String(Reflect.get(globalThis, 'origin') ?? '');
}

function headersToSend(request: HttpRequest): { headers: Headers; dropped: string[] } {
  const headers = new Headers();
  const dropped: string[] = [];
  for (const [name, value] of request.headers) {
    if (forbidden.test(name)) dropped.push(name);
    else for (const one of [value].flat()) headers.append(name, toHeaderBytes(one));
  }
  return { headers, dropped };
}

function mayRedirect(request: HttpRequest, headers: Headers, { isConfined, hasSecret }: FetchOptions): boolean {
  return !isConfined && (request.body ?? '') === '' && !hasOwnHeaders(headers) && !hasSecret(request);
}

/** Whether there are headers that a redirect takes to another origin, although they may hold credentials. */
function hasOwnHeaders(headers: Headers): boolean {
  return [...headers.keys()].some((name) => name !== 'content-type' && name !== 'accept');
}

/** Reads the body. Throws a UserError for a lost connection or a large body, or the reason of the signal. */
async function read(
  { status, headers, body }: Response,
  origin: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<HttpResponse> {
  const received = new Map([...headers].map(([name, value]) => [name, fromHeaderBytes(value)]));
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  for (let length = 0; reader !== undefined; ) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      signal.throwIfAborted();
      throw connectionLost(origin, error);
    });
    if (done) break;
    length += value.length;
    chunks.push(value);
    if (length <= maxBytes) continue;
    await reader.cancel();
    throw bodyTooLarge(maxBytes);
  }
  return { status, headers: received, body: Buffer.concat(chunks) };
}

/** cURL's code for a broken connection, which is worth a retry; before the first response it is not. */
const lostConnection = 56;

function blocked(origin: string, hasResponded: boolean, cause: unknown): TransportError {
  const message = `The browser did not let a response of "${origin}" through: the API may not allow requests from other sites (CORS), it redirects, or it was not reached. Run the configuration with Pagewright on a machine, where no browser is in between.`;
  return new TransportError('http.blocked', hasResponded ? lostConnection : 0, message, cause);
}
