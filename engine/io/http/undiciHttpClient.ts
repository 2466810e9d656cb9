import { setMaxListeners } from 'node:events';
import type { buildConnector, Dispatcher } from 'undici';
import createUndiciConnector from 'undici/lib/core/connect.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import type { Timeouts } from '../../core/config/extractionConfig.ts';
import type { TlsMaterial } from '../../core/config/readTls.ts';
import { isUserError, type UserError } from '../../core/errors.ts';
import { type HttpResponse, hasHeader } from '../../core/request/httpRequest.ts';
import type { Tunnel } from '../ssh/tunnel.ts';
import { untilAborted } from '../ssh/untilAborted.ts';
import { toHeaderBytes } from './headerBytes.ts';
import type { HttpClient, OnNotice, WireRequest } from './httpClient.ts';
import { findProxy, readProxies } from './proxies.ts';
import { ResponseReceiver } from './responseReceiver.ts';
import { endOnError, trustSystem } from './secureConnections.ts';
import { maxHeaderBytes, toTransportError } from './toTransportError.ts';
import { createTunnelConnector } from './tunnelConnector.ts';
import { unpackBody } from './unpackBody.ts';

// Imported by path: the index loads all of the library, which makes the bundle 225 kB larger and doubles the CPU time
// to load it (80 ms for 40), a third of the start of a run.

export interface HttpClientOptions {
  timeouts: Timeouts;
  /** Maximum size of a response, decompressed, in bytes. */
  maxBytes: number;
  /** Environment variables: `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` are honoured, in both letter cases. */
  environment: Record<string, string | undefined>;
  /** Whether the operating system's authorities are trusted too if `tls` names none. */
  systemCertificates?: boolean | undefined;
  /** Whether the certificate of the proxy itself is verified; absent: it is. */
  verifyProxy?: boolean | undefined;
  /** Authorities that replace the system's, and a client certificate. */
  tls?: TlsMaterial | undefined;
  /** Maximum of connections to an origin; absent: as many as there are requests at a time, and some more. */
  connections?: number | undefined;
  /** A tunnel for all requests; no proxy is used then. */
  tunnel?: Tunnel | undefined;
}

export interface WireClient extends HttpClient {
  send(request: WireRequest, signal: AbortSignal, onNotice?: OnNotice): Promise<HttpResponse>;
}

/** HTTP over undici; no other module depends on it. The engine decides about redirects and retries. */
export function createUndiciHttpClient(options: HttpClientOptions): WireClient {
  const closing = new AbortController();
  // Each connection listens.
  setMaxListeners(0, closing.signal);
  const dispatcher = createDispatcher(options, closing.signal);
  // The first request reports a failure.
  dispatcher.catch(() => undefined);
  return {
    async send(request, signal, onNotice) {
      await options.tunnel?.open(signal, (news) => onNotice?.({ kind: 'ssh-tunnel', ...news }));
      return send(request, signal, await dispatcher, options);
    },
    async close() {
      await dispatcher.then(
        (made) => made.destroy(),
        () => undefined,
      );
      // The library waits for connections that are being opened.
      closing.abort();
      await options.tunnel?.close();
    },
  };
}

async function createDispatcher(options: HttpClientOptions, closing: AbortSignal): Promise<Dispatcher> {
  const { timeouts, environment, tls, tunnel, systemCertificates = false, verifyProxy = true } = options;
  const { connections = null } = options;
  // The engine's own limit on the whole request replaces the limits on its parts.
  const settings = { headersTimeout: 0, bodyTimeout: 0, maxHeaderSize: maxHeaderBytes, connections };
  // A connection that is being opened outlives the request that it was for, and the next one waits for it.
  const connectMs = Math.min(timeouts.connectMs, timeouts.requestMs);
  const trusting = (given: TlsMaterial | undefined) => (systemCertificates ? trustSystem(given) : given);
  if (tunnel !== undefined) {
    return new Agent({ ...settings, connect: createTunnelConnector(tunnel, trusting(tls), connectMs) });
  }
  // Set explicitly, because an environment variable could switch the check off.
  const limits = { timeout: connectMs, signal: closing };
  const secure = () => ({ ...trusting(tls), ...limits, rejectUnauthorized: true });
  const direct = { ...settings, connect: createConnector(secure, limits) };
  const proxies = readProxies(environment);
  if (proxies === undefined) return new Agent(direct);
  const EnvHttpProxyAgent = await loadProxyAgent();
  return new EnvHttpProxyAgent({
    ...direct,
    requestTls: secure(),
    // The API's authorities and certificate do not apply to the proxy.
    proxyTls: { ...trusting(undefined), ...limits, rejectUnauthorized: verifyProxy },
    // Requests to http addresses go to the proxy directly; many proxies open tunnels to the port of https only.
    proxyTunnel: false,
    ...proxies,
  });
}

/** The agent opens tunnels with a method that only the library's index adds to dispatchers. */
async function loadProxyAgent() {
  const [{ default: agent }, { default: dispatcher }, { default: connect }] = await Promise.all([
    import('undici/lib/dispatcher/env-http-proxy-agent.js'),
    import('undici/lib/dispatcher/dispatcher.js'),
    import('undici/lib/api/api-connect.js'),
  ]);
  Object.assign(dispatcher.prototype, { connect });
  return agent;
}

/**
 * Compares the certificate with the address; undici would use a configured `Host` header. The first secure connection
 * creates the TLS options: reading the authorities is expensive.
 */
function createConnector(
  secure: () => buildConnector.BuildOptions,
  limits: { timeout: number; signal: AbortSignal },
): buildConnector.connector {
  const connectPlain = createUndiciConnector(limits);
  let connectSecure: buildConnector.connector | undefined;
  const connectorFor = (protocol: string) => {
    if (protocol !== 'https:') return connectPlain;
    connectSecure ??= createUndiciConnector(secure());
    return connectSecure;
  };
  return ({ servername: _ofHostHeader, ...address }, connected) =>
    connectorFor(address.protocol)(address, (...outcome) => {
      if (outcome[0] === null) endOnError(outcome[1]);
      connected(...outcome);
    });
}

/**
 * APIs may refuse requests without a user agent; the platform's client sends this one
 * (`docs/format/configuration.md#52-http`).
 */
function withUserAgent(headers: WireRequest['headers']): WireRequest['headers'] {
  return hasHeader(headers, 'User-Agent') ? headers : new Map([['User-Agent', 'GuzzleHttp/7'], ...headers]);
}

function headersToSend(headers: WireRequest['headers']): Record<string, string | string[]> {
  const inBytes = ([name, value]: [string, string | string[]]): [string, string | string[]] => [
    name,
    typeof value === 'string' ? toHeaderBytes(value) : value.map(toHeaderBytes),
  ];
  return Object.fromEntries([...withUserAgent(headers)].map(inBytes));
}

async function send(
  request: WireRequest,
  signal: AbortSignal,
  dispatcher: Dispatcher,
  options: HttpClientOptions,
): Promise<HttpResponse> {
  const { timeouts, maxBytes } = options;
  const { target, method, headers, body } = request;
  signal.throwIfAborted();
  const receiver = new ResponseReceiver(target.origin, maxBytes);
  const cancel = () => receiver.abort(signal.reason);
  signal.addEventListener('abort', cancel, { once: true });
  const timer = setTimeout(() => receiver.abort(new DOMException('Too late.', 'TimeoutError')), timeouts.requestMs);
  try {
    const { origin, path, query } = target;
    const sent = {
      path: query === '' ? path : `${path}?${query}`,
      headers: headersToSend(headers),
      body: body ?? null,
    };
    dispatcher.dispatch({ origin, method, ...sent }, receiver);
    const response = await receiver.response;
    const encoding = response.headers.get('content-encoding');
    if (encoding === undefined) return response;
    return { ...response, body: await untilAborted(unpackBody(response.body, encoding, maxBytes), signal) };
  } catch (error) {
    signal.throwIfAborted();
    throw isUserError(error) ? error : explain(error, request, options);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

function explain(error: unknown, { target }: WireRequest, { tunnel, environment }: HttpClientOptions): UserError {
  const proxies = tunnel === undefined ? readProxies(environment) : undefined;
  return toTransportError(error, target.origin, findProxy(proxies, target.origin));
}
