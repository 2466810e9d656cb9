import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface RawServer {
  /** Scheme, host and port, without a slash at the end. */
  url: string;
  /** The heads of all requests, and their bodies as far as they came with them. */
  requests: string[];
  close(): Promise<void>;
}

/** A server on loopback that knows nothing of HTTP but where a request begins, so it may respond with anything. */
export async function startRawServer(
  respond: (socket: Socket, path: string, turn: number) => void,
): Promise<RawServer> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The client may leave at any time.
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.setEncoding('latin1').on('data', (data) => {
      const text = String(data);
      const path = /^(?:GET|POST) (\S+) HTTP/.exec(text)?.[1];
      if (path === undefined) {
        requests.push(`${requests.pop() ?? ''}${text}`);
      } else {
        requests.push(text);
        respond(socket, path, requests.length);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, close };
}
