import type { FromTableWorker, TableProgress } from './tableMessages.ts';

/** The pause between progress messages. */
const pauseMs = 120;

/** Posts messages to the table, and occasionally the progress of long work. */
export class TablePost {
  readonly send: (message: FromTableWorker) => void;
  #reportedAt = 0;

  constructor(send: (message: FromTableWorker) => void) {
    this.send = send;
  }

  /** Posts the progress of a walk, unless it has just been posted. */
  report(task: TableProgress['task'], part: number, rows: number): boolean {
    const now = performance.now();
    // The first progress is posted at once.
    if (now - this.#reportedAt < pauseMs && this.#reportedAt !== 0) return false;
    this.#reportedAt = now;
    this.send({ type: 'progress', task, part, rows });
    return true;
  }
}
