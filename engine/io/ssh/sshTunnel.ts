import type { Duplex } from 'node:stream';
import type { SshProxy } from '../../core/config/readSshProxy.ts';
import { isUserError } from '../../core/errors.ts';
import type { Clock } from '../clock.ts';
import { connectSsh, type SshConnection } from './connectSsh.ts';
import { HostKey } from './hostKey.ts';
import { tunnelLost } from './sshErrors.ts';
import type { Tunnel, TunnelNews } from './tunnel.ts';
import { untilAborted } from './untilAborted.ts';

interface SshTunnelOptions {
  /** Maximum time of one attempt to connect, in milliseconds. */
  connectMs: number;
  clock: Clock;
}

const maxAttempts = 5;
const keepAliveMs = 10_000;

/**
 * `parameters.sshProxy` (`docs/format/configuration.md#6-aws-and-sshproxy`): one tunnel for a whole run, opened when
 * needed, in up to five attempts with waits of 1, 2, 4 and 8 seconds, and always to the same server.
 */
export class SshTunnel implements Tunnel {
  readonly #proxy: SshProxy;
  readonly #options: SshTunnelOptions;
  readonly #hostKey = new HostKey();
  readonly #closing = new AbortController();
  #connection: SshConnection | undefined;
  #opening: Promise<void> | undefined;

  constructor(proxy: SshProxy, options: SshTunnelOptions) {
    this.#proxy = proxy;
    this.#options = options;
  }

  async open(signal: AbortSignal, onNews: (news: TunnelNews) => void): Promise<void> {
    if (this.#connection?.isOpen()) return;
    this.#opening ??= this.#reopen(onNews).finally(() => {
      this.#opening = undefined;
    });
    // Every waiting caller gets a failure; without one it is not an unhandled rejection.
    this.#opening.catch(() => undefined);
    await untilAborted(this.#opening, signal);
  }

  async connect(host: string, port: number): Promise<Duplex> {
    if (!this.#connection?.isOpen()) throw tunnelLost(this.#proxy.host);
    return await this.#connection.forward(host, port);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#opening?.catch(() => undefined);
    await this.#connection?.close();
  }

  async #reopen(onNews: (news: TunnelNews) => void): Promise<void> {
    const { host } = this.#proxy;
    const state = this.#connection === undefined ? 'creating' : 'reconnecting';
    for (let attempt = 1; ; attempt++) {
      onNews({ state, host, attempt });
      try {
        const patience = { connectMs: this.#options.connectMs, keepAliveMs };
        this.#connection = await connectSsh(this.#proxy, patience, this.#closing.signal, this.#hostKey);
        return onNews({ state: 'created', host, attempt });
      } catch (error) {
        if (attempt === maxAttempts || !mayPass(error)) throw error;
      }
      await this.#options.clock.sleep(2 ** (attempt - 1) * 1000, this.#closing.signal);
    }
  }
}

function mayPass(error: unknown): boolean {
  return isUserError(error) && error.code === 'ssh.unreachable';
}
