import type { LimitCode } from '../../core/contracts/generated/types.ts';
import type { Stop } from '../../core/pagination/scroller.ts';
import { countText } from '../../core/text/countText.ts';
import type { Cut } from './limits.ts';

/** How the paging of a job ended, and the limit that cut it off where one did. */
export interface JobStop extends Stop {
  cut?: Cut;
}

/** The end by a limit: of so many of what the noun counts. */
export function limitStop(code: Exclude<LimitCode, 'max-children'>, value: number, noun: string): JobStop {
  return { stop: code, message: `The limit of ${countText(value, noun)} was reached.`, cut: { code, value } };
}

/** A limit of the whole run was hit in the middle of a job. Not an error: what was read so far counts. */
export class LimitReached extends Error {
  readonly stop: JobStop;

  constructor(stop: JobStop) {
    super(stop.message);
    this.name = 'LimitReached';
    this.stop = stop;
  }
}
