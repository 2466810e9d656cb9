import { countText, numberText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import type { SummaryPace } from '../summary/summaryMessages.ts';

/** The chart of the pace in words: how many requests there were, how many at a time, and what limited them. */
export function paceText({ steps }: SummaryPace): string {
  const sum = (name: 'requests' | 'refusals' | 'waitedMs') => steps.reduce((total, step) => total + step[name], 0);
  const most = steps.reduce((highest, { inFlight }) => Math.max(highest, inFlight), 0);
  const [refusals, waitedMs] = [sum('refusals'), sum('waitedMs')];
  return [
    `${countText(sum('requests'), 'request')}, at most ${numberText(most)} at a time.`,
    ...(refusals > 0 ? [`${refusals === 1 ? '1 was' : `${numberText(refusals)} were`} refused as too many.`] : []),
    ...(waitedMs > 0 ? [`No request was sent for ${durationText(waitedMs)} because of a limit.`] : []),
  ].join(' ');
}
