/** How many texts wait to be shown: what was never shown after so many others will not be. */
const maxWaiting = 1000;

/** Texts by their addresses, as long as an editor shows them or is about to. */
export class KeptTexts {
  readonly #texts = new Map<string, string>();
  readonly #waiting = new Set<string>();

  add(address: string, text: string): void {
    this.#texts.set(address, text);
    this.#waiting.add(address);
    const [oldest] = this.#waiting;
    if (this.#waiting.size > maxWaiting && oldest !== undefined) this.drop(oldest);
  }

  /** The text, which is shown from now on; undefined: it was dropped. */
  show(address: string): string | undefined {
    this.#waiting.delete(address);
    return this.#texts.get(address);
  }

  /** Drops a text that no editor shows any more. */
  drop(address: string): void {
    this.#texts.delete(address);
    this.#waiting.delete(address);
  }
}
