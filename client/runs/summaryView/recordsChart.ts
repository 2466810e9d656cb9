import { numberText } from '../../../engine/core/text/countText.ts';
import { type PageNode, shape } from '../../shared/webview/pageNode.ts';
import type { PagePoint } from '../history/runSeries.ts';
import { type Plot, round, ticksOf, verticalAxis } from './axis.ts';
import { hatching } from './marks.ts';
import { isShortLast, pageRuns } from './pageRuns.ts';
import { recordsText } from './recordsText.ts';

const height = 120;
/** So few pages of a count are no sign of anything. */
const leastEqual = 3;

/**
 * The records of a job's pages, a bar each: pages with one count bear a line and their count, a short last page is
 * hatched, a page without records is a ring. An API that stalls or repeats itself is seen at a glance.
 */
export function recordsChart(points: readonly PagePoint[], isOnePaging: boolean, width: number): PageNode {
  const plot = { left: 58, right: width - 12, top: 22, bottom: height - 34 };
  const highest = points.reduce((most, { max }) => Math.max(most, max), 1);
  const pages = points.at(-1)?.last ?? 1;
  // A few pages as wide as a hundred would look like something else.
  const perPage = Math.min(40, (plot.right - plot.left) / pages);
  const x = (page: number) => round(plot.left + (page - 1) * perPage);
  const y = (records: number) => round(plot.bottom - (records / highest) * (plot.bottom - plot.top));
  const label = recordsText(points, isOnePaging);
  const isShort = (point: PagePoint) => isOnePaging && point === points.at(-1) && isShortLast(points);
  return shape(
    'svg',
    { class: 'chart', role: 'img', 'aria-label': label, width, height, viewBox: `0 0 ${width} ${height}` },
    shape('defs', {}, hatching('short')),
    verticalAxis(plot, highest, (value) => (Number.isInteger(value) ? numberText(value) : '')),
    pageAxis(plot, pages, x, perPage),
    points.flatMap((point) => bars(point, { x, y, plot, isShort: isShort(point) })),
    pageRuns(points)
      .filter(({ first, last, records }) => records > 0 && last - first + 1 >= leastEqual)
      .flatMap(({ first, last, records }) => equalLine(x(first), x(last + 1), y(records), records)),
  );
}

interface BarPlace {
  x(page: number): number;
  y(records: number): number;
  plot: Plot;
  isShort: boolean;
}

/** Of joined pages the least is drawn within the most. */
function bars({ first, last, min, max, sum }: PagePoint, { x, y, plot, isShort }: BarPlace): PageNode[] {
  const [left, right] = [x(first), x(last + 1)];
  const gap = right - left > 6 ? 2 : 0;
  const title =
    last > first
      ? `Pages ${first} to ${last}: ${min} to ${max} records, ${sum} together`
      : `Page ${first}: ${max} records`;
  if (max === 0) {
    const ring = {
      class: 'mark empty',
      cx: round((left + right) / 2),
      cy: plot.bottom - 5,
      r: Math.max(1.5, Math.min(4, (right - left) / 2)),
    };
    return [shape('circle', ring, shape('title', {}, title))];
  }
  const rect = (kind: string, records: number, fill: Record<string, string> = {}) =>
    shape(
      'rect',
      {
        class: `bar ${kind}`,
        x: left,
        width: Math.max(1, round(right - left - gap)),
        y: y(records),
        height: round(plot.bottom - y(records)),
        ...fill,
      },
      shape('title', {}, title),
    );
  if (isShort) return [rect('short', max, { fill: 'url(#short)' })];
  return min === max ? [rect('pages', max)] : [rect('most', max), ...(min > 0 ? [rect('pages', min)] : [])];
}

function equalLine(left: number, right: number, y: number, records: number): PageNode[] {
  const text = `= ${numberText(records)}`;
  return [
    shape('path', { class: 'equal-line', d: `M${left} ${round(y - 3)}H${right}` }),
    shape('text', { class: 'equal', x: round((left + right) / 2), y: round(y - 7), 'text-anchor': 'middle' }, text),
  ];
}

function pageAxis(
  { left, right, bottom }: Plot,
  pages: number,
  x: (page: number) => number,
  perPage: number,
): PageNode[] {
  const most = Math.max(2, Math.floor((right - left) / 60));
  const numbers = ticksOf(pages, most).filter((page) => page >= 1 && Number.isInteger(page));
  const end = x(pages + 1);
  return [
    shape('line', { class: 'axis', x1: left, x2: right, y1: bottom, y2: bottom }),
    ...[...new Set([1, ...numbers])].map((page) => {
      const middle = round(x(page) + Math.min(perPage, end - left) / 2);
      return shape('text', { class: 'tick', x: middle, y: bottom + 15, 'text-anchor': 'middle' }, numberText(page));
    }),
    shape('text', { class: 'axis-title', x: right, y: bottom + 30, 'text-anchor': 'end' }, 'page'),
    shape('text', { class: 'axis-title', x: 2, y: 12 }, 'records'),
  ];
}
