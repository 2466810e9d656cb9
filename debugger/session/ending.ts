/** The end of a session: its client is notified once, whoever ends it. */
export class Ending {
  readonly #tell: (event: string, body?: unknown) => void;
  #hasBegun = false;
  #isDue = false;
  #isTold = false;

  constructor(tell: (event: string, body?: unknown) => void) {
    this.#tell = tell;
  }

  /** Notes that a run has begun, which can end. */
  begin(): void {
    this.#hasBegun = true;
  }

  /** Notes that nothing can begin any more. */
  announce(): void {
    this.#isDue = true;
  }

  /** Throws an Error if the session ends. */
  requireOpen(): void {
    if (this.#isDue) throw new Error('The session has ended.');
  }

  /** Reports that the run and the session have ended; of several reports, the first one counts. */
  close(exitCode: 0 | 1): void {
    this.announce();
    if (this.#isTold) return;
    this.#isTold = true;
    if (this.#hasBegun) this.#tell('exited', { exitCode });
    this.#tell('terminated');
  }
}
