import type { DescriptionQuestions, NumberedQuestion, NumberedResponse } from './descriptionQuestions.ts';

/** The members of a worker thread that are in use. */
export interface Thread {
  postMessage(question: NumberedQuestion): void;
  on(event: 'message', hear: (response: NumberedResponse) => void): unknown;
  on(event: 'error', hear: (error: Error) => void): unknown;
}

/** Reads descriptions in this thread, so that other requests wait meanwhile. */
export function threadHere(respondTo: (question: NumberedQuestion) => Promise<NumberedResponse>): Thread {
  let hear: ((response: NumberedResponse) => void) | undefined;
  return {
    postMessage: (question) => void respondTo(question).then((response) => hear?.(response)),
    on(event: string, listener: (heard: never) => void) {
      if (event === 'message') hear = listener as typeof hear;
    },
  };
}

type Waiting = { resolve(response: never): void; reject(error: Error): void };

/** The thread that reads descriptions; it starts with the first question, and again after a crash. */
export class DescriptionThread {
  readonly #start: () => Thread;
  readonly #crashed: () => void;
  #thread: Thread | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(start: () => Thread, crashed: () => void) {
    this.#start = start;
    this.#crashed = crashed;
  }

  /** Asks a question; rejects if it fails. */
  ask<Name extends keyof DescriptionQuestions>(
    name: Name,
    asked: DescriptionQuestions[Name]['asked'],
  ): Promise<DescriptionQuestions[Name]['response']> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#running().postMessage({ id, name, asked } as NumberedQuestion);
    });
  }

  #running(): Thread {
    if (this.#thread) return this.#thread;
    const thread = this.#start();
    this.#thread = thread;
    thread.on('message', ({ id, response, failure }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failure === undefined) waiting?.resolve(response as never);
      else waiting?.reject(new Error(failure));
    });
    thread.on('error', (error) => this.#end(error));
    return thread;
  }

  #end(error: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#thread = undefined;
    this.#crashed();
    for (const { reject } of waiting) reject(error);
  }
}
