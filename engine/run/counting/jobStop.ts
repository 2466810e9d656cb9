import type { LimitCode } from '../../core/contracts/generated/types.ts';
import type { Stop } from '../../core/pagination/scroller.ts';
import { countText } from '../../core/text/countText.ts';
import type { Cut } from './limits.ts';

/** The end of a job's paging, and the limit that cut it, if any. */
export interface JobStop extends Stop {
  cut?: Cut;
}

/** The stop by a limit; the noun names what it counts. */
export function limitStop(code: Exclude<LimitCode, 'max-children'>, value: number, noun: string): JobStop {
  return { stop: code, message: `The limit of ${countText(value, noun)} was reached.`, cut: { code, value } };
}

/** A limit of the whole run was reached within a job. It is not a failure: the records so far are kept. */
export class LimitReached extends Error {
  readonly stop: JobStop;

  constructor(stop: JobStop) {
    super(stop.message);
    this.name = 'LimitReached';
    this.stop = stop;
  }
}
