import type { RunEvent } from '@pagewright/engine/run';
import { OngoingWait } from '@pagewright/engine/summary';
import { progressText } from './eventLine.ts';
import type { RunScope } from './runScope.ts';

/** The texts of the progress notification of a run. A wait for a limit is shown until requests go on. */
export class ProgressTexts {
  readonly #scope: RunScope;
  readonly #waits = new OngoingWait();
  #isWaiting = false;
  /** The text of before the wait. */
  #before: string | undefined;

  constructor(scope: RunScope) {
    this.#scope = scope;
  }

  /** The text after an event; undefined if it stays as it is. */
  after(event: RunEvent): string | undefined {
    const wasWaiting = this.#isWaiting;
    const wait = this.#waits.after(event);
    this.#isWaiting = wait !== undefined;
    if (wait === event) return progressText(event, this.#scope);
    const text = event.kind === 'waiting' ? undefined : progressText(event, this.#scope);
    if (text !== undefined) this.#before = text;
    if (wait !== undefined) return undefined;
    return wasWaiting ? this.#before : text;
  }
}
