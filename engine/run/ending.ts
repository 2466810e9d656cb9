import type { Stop } from '../core/pagination/scroller.ts';
import { countText } from '../core/text/countText.ts';
import type { Cut, LimitCode } from './limits.ts';

/** How the paging ended, and the limit that cut it off where one did. */
export interface Ending extends Stop {
  cut?: Cut;
}

/** The end by a limit: of so many of what the noun counts. */
export function limitEnding(code: Exclude<LimitCode, 'max-children'>, value: number, noun: string): Ending {
  return { stop: code, message: `The limit of ${countText(value, noun)} was reached.`, cut: { code, value } };
}

/** The end by an answer that came again (`pagination.md` section 1). */
export const sameAnswer: Ending = {
  stop: 'repeated-page',
  message: 'The answer is the same as the one before it.',
  repeats: 'answer',
};
