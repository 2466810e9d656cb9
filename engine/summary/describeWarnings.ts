import { countText, numberText } from '../core/text/countText.ts';
import type { Line } from './runDescription.ts';
import type { RunSummary } from './runSummary.ts';

/** Maximum number of listed warnings; the rest is only counted. */
const maxWarnings = 20;

/** The warnings of a run, each with its job and how often it was given. */
export function describeWarnings({ warnings, otherWarnings }: Pick<RunSummary, 'warnings' | 'otherWarnings'>): Line[] {
  const listed = warnings.slice(0, maxWarnings).map(({ kind, job, message, count }): Line => {
    const times = count === 1 ? [] : [`, ${numberText(count)} times`];
    return {
      text: job === undefined ? [message] : [{ code: job }, `: ${message}`],
      detail: [{ code: kind }, ...times],
    };
  });
  const rest = warnings.slice(maxWarnings).reduce((sum, { count }) => sum + count, otherWarnings);
  return rest === 0
    ? listed
    : [...listed, { text: [`${countText(rest, 'more warning')}, among the events of the run.`] }];
}
