import dns from 'node:dns';
import net from 'node:net';

/** Lets no connection and no look-up of a name succeed during the work; returns the attempts. */
export async function withoutConnections<T>(work: () => Promise<T>): Promise<{ result: T; tried: unknown[] }> {
  const { connect } = net.Socket.prototype;
  const { lookup } = dns;
  const tried: unknown[] = [];
  const refuse = (...args: unknown[]): never => {
    tried.push(args[0]);
    throw new Error('There is no network in this test.');
  };
  net.Socket.prototype.connect = refuse;
  Object.assign(dns, { lookup: refuse });
  try {
    return { result: await work(), tried };
  } finally {
    net.Socket.prototype.connect = connect;
    Object.assign(dns, { lookup });
  }
}
