import { connect } from 'node:net';
import { finished } from 'node:stream/promises';
import { complain } from '../printing/complain.ts';

/** The maximum number of bytes that wait for a log server that does not read. */
const maxWaiting = 16 * 1024 * 1024;

/** The maximum time that a log server may take to read the remaining messages at the end of a run. */
const maxIdleMs = 10_000;

export interface GelfConnection {
  send(message: string): void;
  /** Resolves once all messages are sent, or printed instead. */
  end(): Promise<void>;
}

/**
 * Sends GELF messages over TCP, each ended by a zero byte. If the log server cannot be reached, says so, and prints the
 * unsent messages: a run does not fail because of its log.
 */
export function connectGelf(host: string, port: number, printInstead: (message: string) => void): GelfConnection {
  const unsent: string[] = [];
  const socket = connect({ host, port });
  // A log server sends nothing; unread data would keep the connection open.
  socket.resume();
  socket.on('end', () => {
    if (!socket.writableEnded) socket.destroy(new Error('it ended the connection'));
  });
  socket.on('error', ({ message }) => {
    complain(`The log server at ${host}:${port} cannot be used (${message}). The events follow here.`);
    for (const left of unsent.splice(0)) printInstead(left);
  });
  return {
    send(message) {
      if (socket.destroyed) return printInstead(message);
      unsent.push(message);
      socket.write(`${message}\0`, (error) => {
        if (!error) unsent.shift();
      });
      if (socket.writableLength > maxWaiting) socket.destroy(new Error('it does not read'));
    },
    async end() {
      socket.setTimeout(maxIdleMs, () => socket.destroy(new Error('it does not read')));
      socket.end();
      await finished(socket, { readable: false }).catch(() => undefined);
      socket.destroy();
    },
  };
}
