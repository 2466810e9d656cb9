import type { Duplex } from 'node:stream';

/** The states of a tunnel: being created (or recreated after it died), attempt by attempt, and created. */
export interface TunnelNews {
  state: 'creating' | 'reconnecting' | 'created';
  host: string;
  /** Counts from 1. */
  attempt: number;
}

/** A way to hosts that only a far machine can reach. */
export interface Tunnel {
  /**
   * Makes sure that the tunnel is open: opens it before the first use, and again after it has died. All callers share
   * one tunnel; the first one gets its news. Throws a UserError if it cannot be opened, and the signal's reason when
   * aborted.
   */
  open(signal: AbortSignal, onNews: (news: TunnelNews) => void): Promise<void>;
  /** Connects to a host as the SSH server resolves it. Throws if the tunnel is closed or the host cannot be reached. */
  connect(host: string, port: number): Promise<Duplex>;
  /** Ends the tunnel with all connections through it, also one that is just being opened. */
  close(): Promise<void>;
}
