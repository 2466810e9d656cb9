import { once } from 'node:events';
import { isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import type { Tunnel } from '../ssh/tunnel.ts';
import { untilAborted } from '../ssh/untilAborted.ts';
import { endOnError } from './secureConnections.ts';

interface Address {
  protocol: string;
  hostname: string;
  port: string;
}

type Connected = (...outcome: [error: null, socket: Socket] | [error: Error, socket: null]) => void;

/**
 * How the HTTP client connects through a tunnel: host names are left to the far side, and HTTPS is spoken from end to
 * end. `connectMs` limits the way to the host and the TLS handshake together.
 */
export function createTunnelConnector(tunnel: Tunnel, tls: ConnectionOptions | undefined, connectMs: number) {
  return (address: Address, connected: Connected): void => {
    connect(address, tunnel, tls, AbortSignal.timeout(connectMs)).then(
      // The client needs no more of a socket than a stream has; a TLS socket is one anyway.
      (stream) => connected(null, stream as Socket),
      (error: unknown) => connected(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

async function connect(
  { protocol, hostname, port }: Address,
  tunnel: Tunnel,
  tls: ConnectionOptions | undefined,
  inTime: AbortSignal,
): Promise<Duplex> {
  const isSecure = protocol === 'https:';
  const connecting = tunnel.connect(hostname, Number(port) || (isSecure ? 443 : 80));
  const stream = await untilAborted(connecting, inTime).catch((error: unknown) => {
    connecting.then((late) => late.destroy()).catch(() => undefined);
    throw error;
  });
  // A break between here and the first use is seen there; without a listener it would end the program.
  stream.on('error', () => undefined);
  return isSecure ? await secured(stream, hostname, tls, inTime) : stream;
}

async function secured(
  stream: Duplex,
  hostname: string,
  tls: ConnectionOptions | undefined,
  inTime: AbortSignal,
): Promise<Duplex> {
  const servername = isIP(hostname) === 0 ? { servername: hostname } : {};
  const socket = connectTls({
    ...tls,
    ...servername,
    host: hostname,
    socket: stream,
    rejectUnauthorized: true,
    ALPNProtocols: ['http/1.1'],
  });
  try {
    await once(socket, 'secureConnect', { signal: inTime });
    return endOnError(socket).on('error', () => undefined);
  } catch (error) {
    socket.on('error', () => undefined).destroy();
    stream.destroy();
    throw error;
  }
}
