import { createServer, type RequestListener } from 'node:http';
import type { SampleEndpoint } from './endpoint.ts';
import { createEndpoints } from './endpoints.ts';
import { answerRequest } from './http/answerRequest.ts';
import { listen } from './http/listen.ts';
import { sendAnswer } from './http/sendAnswer.ts';
import { sampleApiPort } from './sampleApiPort.ts';

export interface SampleApiOptions {
  /** `sampleApiPort` where absent; 0 takes a free one. */
  port?: number;
  /** A loopback address; `127.0.0.1` where absent. */
  host?: string;
  /** Told one line for each request, when it was answered: method, path with query, status. */
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
 * (`EADDRINUSE`) where the port is in use, and for a host that other machines could reach.
 */
export async function startSampleApi(options: SampleApiOptions = {}): Promise<SampleApi> {
  const { port = sampleApiPort, host = '127.0.0.1', onRequest = () => {} } = options;
  if (!loopbackHosts.includes(host)) {
    throw new Error(`The sample API listens on this machine only; "${host}" is no loopback address.`);
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
    const answer = await answerRequest(endpoints, request, gone.signal);
    const line = `${request.method} ${request.url}`;
    if (gone.signal.aborted) return onRequest(`${line} given up by the client`);
    sendAnswer(response, answer);
    onRequest(`${line} ${answer.status ?? 200}`);
  };
}
