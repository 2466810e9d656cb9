import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createEndpoints } from './endpoints.ts';
import type { SampleEndpoint, SampleResponse } from './http/endpoint.ts';
import { handleRequest } from './http/handleRequest.ts';
import { listen } from './http/listen.ts';
import { sampleApiPort } from './http/sampleApiPort.ts';

interface SampleApiOptions {
  /** The port; default: `sampleApiPort`; 0 picks a free one. */
  port?: number;
  /** A loopback address; default: `127.0.0.1`. */
  host?: string;
  /** Receives one line for each finished request: method, path with query, status. */
  onRequest?: (line: string) => void;
}

export interface SampleApi {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  port: number;
  /** Stops listening and ends every open connection. */
  close(): Promise<void>;
}

const loopbackHosts = ['127.0.0.1', '::1', 'localhost'];

/**
 * Starts the bundled sample API, a small city bike share, on the loopback interface. Rejects with the system's code
 * (`EADDRINUSE`) if the port is in use, and for a host that other machines could reach.
 */
export async function startSampleApi(options: SampleApiOptions = {}): Promise<SampleApi> {
  const { port = sampleApiPort, host = '127.0.0.1', onRequest = () => {} } = options;
  if (!loopbackHosts.includes(host)) {
    throw new Error(`The sample API listens on this machine only; "${host}" is not a loopback address.`);
  }
  const server = createServer(createListener(createEndpoints(), onRequest));
  const listeningPort = await listen(server, port, host);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listeningPort}`,
    port: listeningPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createListener(endpoints: readonly SampleEndpoint[], onRequest: (line: string) => void): RequestListener {
  return async (request, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const content = await handleRequest(endpoints, request, gone.signal);
    const line = `${request.method} ${request.url}`;
    if (gone.signal.aborted) return onRequest(`${line} aborted by the client`);
    sendResponse(response, content);
    onRequest(`${line} ${content.status ?? 200}`);
  };
}

function sendResponse(response: ServerResponse, content: SampleResponse): void {
  const { contentType } = content;
  const body = Buffer.from(contentType === undefined ? JSON.stringify(content.body) : String(content.body), 'utf8');
  response.writeHead(content.status ?? 200, {
    'content-type': contentType ?? 'application/json; charset=utf-8',
    'content-length': body.length,
    ...content.headers,
  });
  response.end(body);
}
