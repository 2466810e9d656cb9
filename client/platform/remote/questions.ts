/** A question that was asked, and may still be without an answer. */
interface Asked<Answer> {
  answer: Promise<Answer>;
  ending: AbortController;
}

interface Parts<Answer> {
  ask: (key: string, signal: AbortSignal) => Promise<Answer>;
  /** Called with each answer, unless it was asked again meanwhile. */
  onAnswer?: (key: string) => void;
  /** Called with the error of a question for whose answer nobody waits. */
  onFault?: (error: unknown) => void;
}

/** Asks a question about each of several things once, until it is to be asked again. A later one ends the one before. */
export class Questions<Answer> {
  readonly #parts: Parts<Answer>;
  readonly #asked = new Map<string, Asked<Answer>>();
  readonly #last = new Map<string, Answer>();
  #isClosed = false;

  constructor(parts: Parts<Answer>) {
    this.#parts = parts;
  }

  /** The answer. Where it is asked again meanwhile, that of the later question. Throws the error of the question. */
  async answer(key: string): Promise<Answer> {
    const { answer, ending } = this.#asked.get(key) ?? this.#ask(key);
    try {
      return await answer;
    } catch (error) {
      if (!ending.signal.aborted || this.#isClosed) throw error;
      return await this.answer(key);
    }
  }

  /** The last answer at once, also while it is asked again; undefined: there is none yet. Asks if need be. */
  latest(key: string): Answer | undefined {
    if (!this.#asked.has(key) && !this.#isClosed) {
      const { answer, ending } = this.#ask(key);
      answer.catch((error: unknown) => ending.signal.aborted || this.#parts.onFault?.(error));
    }
    return this.#last.get(key);
  }

  /** Has it asked again the next time that somebody wants the answer. */
  askAgain(key: string): void {
    this.#asked.get(key)?.ending.abort();
    this.#asked.delete(key);
  }

  /** Forgets all but the things with these keys. */
  keepOnly(keys: readonly string[]): void {
    for (const key of new Set([...this.#asked.keys(), ...this.#last.keys()])) {
      if (keys.includes(key)) continue;
      this.askAgain(key);
      this.#last.delete(key);
    }
  }

  askAllAgain(): void {
    for (const key of [...this.#asked.keys()]) this.askAgain(key);
  }

  /** Ends all questions, for good. */
  close(): void {
    this.#isClosed = true;
    this.askAllAgain();
  }

  #ask(key: string): Asked<Answer> {
    const ending = new AbortController();
    const asked = { answer: this.#parts.ask(key, ending.signal), ending };
    const isLast = () => this.#asked.get(key) === asked;
    this.#asked.set(key, asked);
    asked.answer.then(
      (answer) => {
        if (!isLast()) return;
        this.#last.set(key, answer);
        this.#parts.onAnswer?.(key);
      },
      // What has failed is asked again; whoever waits for the answer gets the error.
      () => isLast() && this.#asked.delete(key),
    );
    return asked;
  }
}
