import type { RunEvent } from '@pagewright/engine/run';
import { type WaitingEvent, waitAfter } from '@pagewright/engine/summary';
import { progressText } from './eventLine.ts';
import type { RunScope } from './runScope.ts';

/** The texts of the progress notification of a run. A wait for a limit is shown until requests go on. */
export class ProgressTexts {
  readonly #scope: RunScope;
  #wait: WaitingEvent | undefined;
  /** The text of before the wait. */
  #before: string | undefined;

  constructor(scope: RunScope) {
    this.#scope = scope;
  }

  /** The text after an event; undefined if it stays as it is. */
  after(event: RunEvent): string | undefined {
    const wasWaiting = this.#wait !== undefined;
    this.#wait = waitAfter(this.#wait, event);
    const text = progressText(event, this.#scope);
    if (this.#wait === event) return text;
    if (text !== undefined) this.#before = text;
    if (this.#wait !== undefined) return undefined;
    return wasWaiting ? this.#before : text;
  }
}
