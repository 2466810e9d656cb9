import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export interface ConnectProxy {
  url: string;
  /** `host:port` of every requested tunnel. */
  asked: string[];
  close(): Promise<void>;
}

/** A proxy on loopback that opens tunnels (`CONNECT`); for any host, it connects to the port of this machine. */
export async function startConnectProxy(): Promise<ConnectProxy> {
  const asked: string[] = [];
  const server = createServer((_request, response) => response.writeHead(405).end());
  server.on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    const tunnel = connect(Number(request.url?.split(':')[1]), '127.0.0.1', () =>
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n'),
    );
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
    tunnel.pipe(socket).pipe(tunnel);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, asked, close };
}
