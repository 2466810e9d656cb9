import type { RunEvent, RunReport, WarningReport } from '../../core/contracts/generated/types.ts';
import { shownLevel } from '../../core/shownLevel.ts';

/** The maximum number of different warnings in a report; the others are only counted. */
const maxWarnings = 50;

/** Collects the warnings of a run for its report: equal ones once, and no more than a person would read. */
export class WarningList {
  readonly #warnings = new Map<string, WarningReport>();
  #others = 0;

  add(event: RunEvent): void {
    if (shownLevel(event) !== 'warning' || isOfLimit(event) || event.kind === 'cancelled') return;
    const { kind, job, message } = event;
    const key = JSON.stringify([kind, job, message]);
    const known = this.#warnings.get(key);
    if (known !== undefined) known.count++;
    else if (this.#warnings.size === maxWarnings) this.#others++;
    else this.#warnings.set(key, { kind, ...(job !== undefined && { job }), message, count: 1 });
  }

  /** Collects the warnings among these events, and returns what they return. */
  async *of<End>(events: AsyncGenerator<RunEvent, End>): AsyncGenerator<RunEvent, End> {
    for (;;) {
      const next = await events.next();
      if (next.done) return next.value;
      this.add(next.value);
      yield next.value;
    }
  }

  /** The part of the report about the warnings. */
  report(): Pick<RunReport, 'warnings' | 'otherWarnings'> {
    return {
      ...(this.#warnings.size > 0 && { warnings: [...this.#warnings.values()] }),
      ...(this.#others > 0 && { otherWarnings: this.#others }),
    };
  }
}

/** Whether a warning is about a limit, which the report names anyway. */
function isOfLimit(event: RunEvent): boolean {
  return event.kind === 'paging-stopped' && event.stopReason.startsWith('max-');
}
