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
 * Connects the HTTP client through a tunnel, which resolves host names at its far end; HTTPS is end to end. `connectMs`
 * limits the connection and the TLS handshake together.
 */
export function createTunnelConnector(tunnel: Tunnel, tls: ConnectionOptions | undefined, connectMs: number) {
  return (address: Address, connected: Connected): void => {
    connect(address, tunnel, tls, AbortSignal.timeout(connectMs)).then(
      // The client uses only the stream of a socket; a TLS socket is one anyway.
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
  // The first use reports an earlier break; without a listener it would end the program.
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
