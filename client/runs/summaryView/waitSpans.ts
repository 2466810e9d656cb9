import type { SummaryPace } from '../summary/summaryMessages.ts';

/** A time in milliseconds from the start of the run. */
type Span = [from: number, to: number];

/**
 * The times at which a run waited for a limit. Within a step, a wait is at the end if the next step goes on with it,
 * otherwise at the start; waits that touch are one.
 */
export function waitSpans({ steps, stepMs }: Pick<SummaryPace, 'steps' | 'stepMs'>): Span[] {
  const spans: Span[] = [];
  for (const [index, step] of steps.entries()) {
    const waitedMs = Math.min(step.waitedMs, stepMs);
    if (waitedMs === 0) continue;
    const goesOn = (steps[index + 1]?.waitedMs ?? 0) > 0;
    const from = index * stepMs + (goesOn ? stepMs - waitedMs : 0);
    const last = spans.at(-1);
    if (last?.[1] === from) last[1] = from + waitedMs;
    else spans.push([from, from + waitedMs]);
  }
  return spans;
}
