/** Makes a run wait while somebody looks. */
export class Halt {
  #goOn: (() => void) | undefined;

  get isWaiting(): boolean {
    return this.#goOn !== undefined;
  }

  /** Waits until `resume`; `announce` reports the wait. */
  async wait(announce: () => void): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      announce();
    });
  }

  /** Continues soon: a client hears that the run continues before it hears where it stops. */
  resume(): void {
    const goOn = this.#goOn;
    this.#goOn = undefined;
    if (goOn !== undefined) setImmediate(goOn);
  }
}
