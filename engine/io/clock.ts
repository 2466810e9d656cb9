/** Time as the engine sees it. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Resolves after the time, or rejects with the signal's reason. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}
