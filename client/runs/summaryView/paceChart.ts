import { numberText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { nothing, svg, type TemplateResult } from 'lit-html';
import type { SummaryPace } from '../summary/summaryMessages.ts';
import { type Plot, round, timeAxis, verticalAxis } from './axis.ts';
import { chartFrame } from './chartFrame.ts';
import { hatching, waitBand } from './marks.ts';
import { paceText } from './paceText.ts';
import { waitSpans } from './waitSpans.ts';

const height = 252;

type Step = SummaryPace['steps'][number];
type Scale = (ms: number) => number;

/**
 * The pace of a run over time: above, the requests of each step, the refused ones hatched; below, how many were in flight
 * at a time. A dashed line across, on shaded ground, is a wait for a limit.
 */
export function paceChart(pace: SummaryPace, width: number): TemplateResult {
  const { steps, stepMs } = pace;
  const sides = { left: 58, right: width - 12 };
  const sent = { ...sides, top: 26, bottom: 100 };
  const inFlight = { ...sides, top: 146, bottom: height - 36 };
  const end = Math.max(1, steps.length * stepMs);
  const x = (ms: number) => round(sides.left + (ms / end) * (sides.right - sides.left));
  const mostSent = highest(steps, ({ requests, refusals }) => Math.max(requests, refusals));
  const mostInFlight = highest(steps, (step) => step.inFlight);
  return chartFrame(
    { label: paceText(pace), width, height },
    svg`${hatching('refused')}
    ${waitSpans(pace).map(([from, to]) => waitBand([x(from), x(to)], [sent.top, inFlight.bottom]))}
    ${verticalAxis(sent, mostSent, wholeText)} ${verticalAxis(inFlight, mostInFlight, wholeText)}
    ${bars(pace, x, { plot: sent, most: mostSent, kind: 'pages', value: ({ requests }) => requests })}
    ${bars(pace, x, { plot: sent, most: mostSent, kind: 'refused', value: ({ refusals }) => refusals })}
    ${bars(pace, x, { plot: inFlight, most: mostInFlight, kind: 'in-flight', value: (step) => step.inFlight })}
    <line class="axis" x1=${sides.left} x2=${sides.right} y1=${sent.bottom} y2=${sent.bottom}></line>
    ${timeAxis(inFlight, end, x)}
    <text class="axis-title" x="2" y="12">requests in ${durationText(stepMs)}</text>
    <text class="axis-title" x="2" y="134">at a time</text>`,
  );
}

function highest(steps: readonly Step[], value: (step: Step) => number): number {
  return steps.reduce((most, step) => Math.max(most, value(step)), 1);
}

interface Bars {
  plot: Plot;
  /** The value of the highest bar. */
  most: number;
  kind: 'pages' | 'refused' | 'in-flight';
  value(step: Step): number;
}

/** A bar for each step whose value is not 0. */
function bars({ steps, stepMs }: SummaryPace, x: Scale, { plot, most, kind, value }: Bars): unknown[] {
  return steps.map((step, index) => {
    if (value(step) === 0) return nothing;
    const [left, right] = [x(index * stepMs), x((index + 1) * stepMs)];
    const top = round(plot.bottom - (value(step) / most) * (plot.bottom - plot.top));
    return svg`<rect
      class="bar ${kind}"
      x=${left}
      y=${top}
      width=${Math.max(1, round(right - left - (right - left > 6 ? 1 : 0)))}
      height=${round(plot.bottom - top)}
      fill=${kind === 'refused' ? 'url(#refused)' : nothing}
    ><title>${titleOf(step, [index * stepMs, (index + 1) * stepMs])}</title></rect>`;
  });
}

function titleOf({ requests, refusals, inFlight, waitedMs }: Step, [from, to]: [number, number]): string {
  return [
    `${durationText(from)} to ${durationText(to)}: ${numberText(requests)} sent`,
    `at most ${numberText(inFlight)} at a time`,
    ...(refusals > 0 ? [`${numberText(refusals)} refused`] : []),
    ...(waitedMs > 0 ? [`${durationText(waitedMs)} waited`] : []),
  ].join(', ');
}

function wholeText(value: number): string {
  return Number.isInteger(value) ? numberText(value) : '';
}
