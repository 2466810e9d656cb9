import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Relay {
  port: number;
  /** The number of pieces from the clients. */
  sent(): number;
  /** Breaks every connection off; new ones are taken. */
  drop(): void;
  /** Passes nothing on any more, and closes nothing. */
  freeze(): void;
  close(): Promise<void>;
}

/** A wire to a port of this machine that can be cut. */
export async function startRelay(target: number): Promise<Relay> {
  const ends = new Set<Socket>();
  let sent = 0;
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    near.on('data', () => sent++);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => other.destroy()).on('close', () => ends.delete(end));
      end.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const drop = () => {
    for (const end of ends) end.destroy();
  };
  const freeze = () => {
    for (const end of ends) end.unpipe().pause();
  };
  const close = () => {
    drop();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port, sent: () => sent, drop, freeze, close };
}
