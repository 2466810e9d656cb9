import type { Duplex } from 'node:stream';

/** A state of a tunnel: being created (again after it died), with the attempt, or created. */
export interface TunnelNews {
  state: 'creating' | 'reconnecting' | 'created';
  host: string;
  /** Counts from 1. */
  attempt: number;
}

/** A way to hosts that only a far machine can reach. */
export interface Tunnel {
  /**
   * Opens the tunnel before its first use, and again after it has died. All callers share one tunnel; the first one
   * gets its news. Throws a UserError if it cannot be opened, and the signal's reason when aborted.
   */
  open(signal: AbortSignal, onNews: (news: TunnelNews) => void): Promise<void>;
  /** Connects to a host as the SSH server resolves it. Throws if the tunnel is closed or the host cannot be reached. */
  connect(host: string, port: number): Promise<Duplex>;
  /** Ends the tunnel with all of its connections, also while it is being opened. */
  close(): Promise<void>;
}
