import { Agent, type Dispatcher, EnvHttpProxyAgent, request as sendRequest } from 'undici';
import type { Timeouts } from '../../core/config/extractionConfig.ts';
import type { HttpRequest, HttpResponse } from '../../core/request/httpRequest.ts';
import { targetUrl } from '../../core/request/resolveEndpoint.ts';
import { UserError } from '../../errors.ts';
import type { HttpClient } from './httpClient.ts';
import { readBody } from './readBody.ts';
import { toTransportError } from './toTransportError.ts';

export interface HttpClientOptions {
  timeouts: Timeouts;
  /** Largest answer that is read, decompressed, in bytes. */
  maxBytes: number;
  /** Variables of the environment: `HTTP_PROXY`, `HTTPS_PROXY`, `NO_PROXY` in both letter cases are honoured. */
  environment: Record<string, string | undefined>;
}

/** HTTP over undici, the one place that knows it. Redirects and repeats are decided by the engine, not here. */
export function createUndiciHttpClient(options: HttpClientOptions): HttpClient {
  const dispatcher = createDispatcher(options);
  return {
    send: (request, signal) => send(request, signal, dispatcher, options),
    close: () => dispatcher.destroy(),
  };
}

function createDispatcher({ timeouts, environment }: HttpClientOptions): Dispatcher {
  // The engine's own limit on the whole request replaces the limits on its parts.
  const settings = { connect: { timeout: timeouts.connectMs }, headersTimeout: 0, bodyTimeout: 0 };
  const httpProxy = environment['http_proxy'] || environment['HTTP_PROXY'];
  const httpsProxy = environment['https_proxy'] || environment['HTTPS_PROXY'];
  if (!httpProxy && !httpsProxy) return new Agent(settings);
  const noProxy = environment['no_proxy'] ?? environment['NO_PROXY'] ?? '';
  return new EnvHttpProxyAgent({
    ...settings,
    // http addresses go to the proxy as they are; many proxies open tunnels to the port of https only.
    proxyTunnel: false,
    noProxy,
    ...(httpProxy && { httpProxy }),
    ...(httpsProxy && { httpsProxy }),
  });
}

async function send(
  request: HttpRequest,
  signal: AbortSignal,
  dispatcher: Dispatcher,
  { timeouts, maxBytes }: HttpClientOptions,
): Promise<HttpResponse> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeouts.requestMs)]);
  try {
    const { method, headers, body } = request;
    const answer = await sendRequest(targetUrl(request.target), {
      method,
      headers: [...headers].flatMap(([name, value]) =>
        Array.isArray(value) ? value.flatMap((v) => [name, v]) : [name, value],
      ),
      body: body ?? null,
      dispatcher,
      signal: limited,
    });
    const received = new Map(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
    return { status: answer.statusCode, headers: received, body: await readBody(answer.body, received, maxBytes) };
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof UserError ? error : toTransportError(error, request.target.origin);
  }
}
