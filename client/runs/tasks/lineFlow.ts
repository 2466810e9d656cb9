/** Lines are given to the terminal in bundles, so that a run of many requests does not keep the window busy. */
const everyMs = 50;

/** Collects lines for a terminal, which wants them to end in `\r\n`. */
export class LineFlow {
  readonly #write: (text: string) => void;
  #waiting: string[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  add(...lines: string[]): void {
    if (lines.length === 0) return;
    this.#waiting.push(...lines);
    this.#timer ??= setTimeout(() => this.flush(), everyMs);
  }

  /** Writes what is waiting. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length > 0) this.#write(this.#waiting.map((line) => `${line}\r\n`).join(''));
    this.#waiting = [];
  }
}
