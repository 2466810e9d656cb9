import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Credentials } from './createAuthority.ts';
import type { TestApi } from './startApi.ts';

interface SecureApi extends Omit<TestApi, 'connections'> {
  /** The name that each client's certificate gave; empty where none was shown. */
  clients: string[];
}

/** An HTTPS API on loopback. With `clientAuthority` it demands a client certificate that this authority signed. */
export async function startSecureApi(
  { certificate, key }: Credentials,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  clientAuthority?: string,
): Promise<SecureApi> {
  const requests: string[] = [];
  const clients: string[] = [];
  const demand = clientAuthority === undefined ? {} : { ca: clientAuthority, requestCert: true };
  const server = createServer({ cert: certificate, key, ...demand }, (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.socket instanceof TLSSocket)
      clients.push(String(request.socket.getPeerCertificate().subject?.CN ?? ''));
    answer(request, response);
  });
  server.on('tlsClientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `https://127.0.0.1:${port}`, port, requests, clients, close };
}
