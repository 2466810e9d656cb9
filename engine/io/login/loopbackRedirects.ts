import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '../../core/errors.ts';
import { untilAborted } from '../ssh/untilAborted.ts';
import type { Redirects } from './redirects.ts';

/** The address where an identity provider knows no other. */
const anyPort = 'http://127.0.0.1/callback';

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pagewright</title>
<p>Pagewright has the response. You may close this page; Pagewright says whether you are logged in.</p></html>
`;

/**
 * Listens on a loopback address for the response of a login; without a port, on any free one. Requests with the name of
 * another host, as a page that rebinds its name would send them, are refused. Throws a UserError for a busy port.
 */
export async function listenOnLoopback(redirectUri: string = anyPort): Promise<Redirects> {
  const wanted = new URL(redirectUri);
  let receive: (params: URLSearchParams) => void = () => undefined;
  const received = new Promise<URLSearchParams>((resolve) => {
    receive = resolve;
  });
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', wanted.origin);
    const isForeign = request.headers.host !== wanted.host;
    if (isForeign) end(response, 421, 'This address is for a login of Pagewright.\n');
    else if (request.method !== 'GET' || asked.pathname !== wanted.pathname) end(response, 404, 'Nothing is here.\n');
    else {
      end(response, 200, page);
      receive(asked.searchParams);
    }
  });
  await listen(server, Number(wanted.port), hostOf(wanted));
  wanted.port = String((server.address() as AddressInfo).port);
  return {
    uri: wanted.href,
    response: (signal) => untilAborted(received, signal),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The address to listen on: a browser looks for `localhost` in both families. */
function hostOf({ hostname }: URL): string {
  if (hostname === '[::1]') return '::1';
  return hostname === 'localhost' ? '127.0.0.1' : hostname;
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': status === 200 ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(text);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'another program uses it' : `it cannot be opened (${cause.code})`;
      const message = `The login cannot wait at port ${port} of this machine: ${why}. End that program, or change "redirectUri" in "logins".`;
      reject(new UserError('login.port-busy', message, { cause }));
    };
    server.once('error', refuse).listen(port, host, resolve);
  });
}
