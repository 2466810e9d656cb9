import { type PageNode, shape } from '../../shared/webview/pageNode.ts';
import type { RequestPoint } from '../history/runSeries.ts';
import { round } from './axis.ts';

/** Slanted lines to fill a bar with; found by its id within the page. */
export function hatching(id: string): PageNode {
  return shape(
    'pattern',
    { id, width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    shape('rect', { class: `${id}-ground`, width: 6, height: 6 }),
    shape('line', { class: `${id}-line`, x1: 0, y1: 0, x2: 0, y2: 6 }),
  );
}

/** A failure. */
export function crossMark(x: number, y: number): PageNode {
  const path = `M${round(x - 4)} ${round(y - 4)}l8 8m0 -8l-8 8`;
  return shape('path', { class: 'mark failed', d: path });
}

/** A repeat. */
export function diamondMark(x: number, y: number): PageNode {
  return shape('path', { class: 'mark repeat', d: `M${x} ${round(y - 5)}l5 5l-5 5l-5 -5z` });
}

/**
 * What was waited before a repeat, from the end of the request on. Of joined requests nobody knows when it was: an
 * hourglass then says only that there was some.
 */
export function waitMark(
  x: (ms: number) => number,
  base: number,
  { first, last, from, to, waitMs }: RequestPoint,
): PageNode[] {
  if (waitMs === 0) return [];
  if (last > first) {
    const middle = round((x(from) + x(to)) / 2);
    return [shape('path', { class: 'mark wait', d: `M${round(middle - 4)} ${base + 2}h8l-8 8h8z` })];
  }
  const [start, end] = [x(to), x(to + waitMs)];
  return [shape('path', { class: 'wait-line', d: `M${start} ${base - 4}H${end}` })];
}
