import { countText, numberText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import type { RequestPoint } from '../history/runSeries.ts';

/** The timeline in words. */
export function timelineText(points: readonly RequestPoint[]): string {
  if (points.length === 0) return 'No requests were sent.';
  const total = sum(points, ({ first, last }) => last - first + 1);
  const [repeats, failures, waitMs] = [
    sum(points, (p) => p.repeats),
    sum(points, (p) => p.failures),
    sum(points, (p) => p.waitMs),
  ];
  const longest = points.reduce((most, { maxMs }) => Math.max(most, maxMs), 0);
  const took = total === 1 ? `it took ${durationText(longest)}` : `the longest took ${durationText(longest)}`;
  return [
    `${countText(total, 'request')}; ${took}.`,
    ...(failures > 0 ? [`${numberText(failures)} failed.`] : []),
    ...(repeats > 0 ? [`${repeats === 1 ? '1 retry' : `${numberText(repeats)} retries`}.`] : []),
    ...(waitMs > 0 ? [`${durationText(waitMs)} of waiting.`] : []),
  ].join(' ');
}

/** Says how many items share a bar; undefined if each has a separate one. */
export function mergedText(points: readonly { first: number; last: number }[], noun: string): string | undefined {
  const most = points.reduce((widest, { first, last }) => Math.max(widest, last - first + 1), 1);
  if (most === 1) return undefined;
  return `There are too many ${noun}s for one bar each: a bar covers up to ${countText(most, noun)}.`;
}

function sum(points: readonly RequestPoint[], value: (point: RequestPoint) => number): number {
  return points.reduce((total, point) => total + value(point), 0);
}
