import { throttle } from '../../shared/throttle.ts';

/** The interval between batches of lines, so that a run with many requests does not keep the window busy. */
const everyMs = 50;

/** Collects lines for a terminal, which expects them to end in `\r\n`. */
export class LineFlow {
  readonly #write: (text: string) => void;
  readonly #flushSoon = throttle(() => this.flush(), everyMs);
  #waiting: string[] = [];

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  add(...lines: string[]): void {
    this.#waiting.push(...lines);
    this.#flushSoon();
  }

  flush(): void {
    if (this.#waiting.length > 0) this.#write(this.#waiting.map((line) => `${line}\r\n`).join(''));
    this.#waiting = [];
  }
}
