/** How a session ends: its client is told once, whoever ends it. */
export class Ending {
  readonly #tell: (event: string, body?: unknown) => void;
  #hasBegun = false;
  #isDue = false;
  #isTold = false;

  constructor(tell: (event: string, body?: unknown) => void) {
    this.#tell = tell;
  }

  /** From now on there is a run that can end. */
  begin(): void {
    this.#hasBegun = true;
  }

  /** From now on nothing can begin any more. */
  announce(): void {
    this.#isDue = true;
  }

  /** Throws an Error where the session ends. */
  requireOpen(): void {
    if (this.#isDue) throw new Error('The session has ended.');
  }

  /** Tells that the run and the session are over; of several times, the first one counts. */
  close(exitCode: 0 | 1): void {
    this.announce();
    if (this.#isTold) return;
    this.#isTold = true;
    if (this.#hasBegun) this.#tell('exited', { exitCode });
    this.#tell('terminated');
  }
}
