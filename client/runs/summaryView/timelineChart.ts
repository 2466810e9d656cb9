import { durationText } from '@pagewright/engine/text/durationText';
import { nothing, svg, type TemplateResult } from 'lit-html';
import type { RequestPoint } from '../history/runSeries.ts';
import type { SummaryTimeline } from '../summary/summaryMessages.ts';
import { type Plot, round, timeAxis, verticalAxis } from './axis.ts';
import { chartFrame } from './chartFrame.ts';
import { crossMark, diamondMark, hatching, waitMark } from './marks.ts';
import { timelineText } from './timelineText.ts';

const height = 200;

/**
 * The requests of a run over time: a bar spans the time of its requests, and its height is the longest duration. Failures
 * are hatched and have a cross, retries a diamond, waits are dashed lines: nothing depends on colour alone.
 */
export function timelineChart({ durationMs, points }: SummaryTimeline, width: number): TemplateResult {
  const plot = { left: 58, right: width - 12, top: 30, bottom: height - 36 };
  const end = points.reduce((latest, { to }) => Math.max(latest, to), Math.max(1, durationMs));
  const highest = points.reduce((most, { maxMs }) => Math.max(most, maxMs), 1);
  const x = (ms: number) => round(plot.left + (ms / end) * (plot.right - plot.left));
  const y = (ms: number) => round(plot.bottom - (ms / highest) * (plot.bottom - plot.top));
  return chartFrame(
    { label: timelineText(points), width, height },
    svg`${hatching('failed')} ${verticalAxis(plot, highest, durationText)} ${timeAxis(plot, end, x)}
    <text class="axis-title" x="2" y="12">duration of requests</text>
    ${points.map((point) => (point.waitMs > 0 ? waitMark(x, plot.bottom, point) : nothing))}
    ${points.map((point) => bar(point, x, y, plot))} ${points.map((point) => marks(point, x, y))}`,
  );
}

function bar(point: RequestPoint, x: Scale, y: Scale, { bottom }: Plot): TemplateResult {
  const { first, last, from, to, maxMs, failures } = point;
  const kinds = ['bar', ...(last > first ? ['merged'] : []), ...(failures > 0 ? ['failed'] : [])];
  const [left, top] = [x(from), Math.min(y(maxMs), bottom - 1.5)];
  return svg`<rect
    class=${kinds.join(' ')}
    x=${left}
    y=${top}
    width=${Math.max(1.5, round(x(to) - left))}
    height=${round(bottom - top)}
    fill=${failures > 0 ? 'url(#failed)' : nothing}
  ><title>${titleOf(point)}</title></rect>`;
}

function marks({ from, to, maxMs, failures, repeats }: RequestPoint, x: Scale, y: Scale): unknown {
  const middle = round((x(from) + x(to)) / 2);
  const cross = failures > 0 ? crossMark(middle, y(maxMs) - 8) : nothing;
  return [cross, repeats > 0 ? diamondMark(middle, y(maxMs) - (failures > 0 ? 20 : 8)) : nothing];
}

type Scale = (ms: number) => number;

function titleOf({ first, last, from, maxMs, failures, repeats, waitMs }: RequestPoint): string {
  const isMany = last > first;
  const parts = [
    isMany ? `Requests ${first} to ${last}: up to ${durationText(maxMs)}` : `Request ${first}: ${durationText(maxMs)}`,
    `sent at ${durationText(from)}`,
    ...(failures > 0 ? [isMany ? `${failures} failed` : 'failed'] : []),
    ...(repeats > 0 ? [isMany ? `${repeats} were retries` : 'a retry'] : []),
    ...(waitMs > 0 ? [`${durationText(waitMs)} waited`] : []),
  ];
  return parts.join(', ');
}
