import { numberText } from '@pagewright/engine/text/countText';
import { nothing, svg, type TemplateResult } from 'lit-html';
import type { PagePoint } from '../history/runSeries.ts';
import { type Plot, round, ticksOf, verticalAxis } from './axis.ts';
import { chartFrame } from './chartFrame.ts';
import { hatching } from './marks.ts';
import { isShortLast, pageRuns } from './pageRuns.ts';
import { recordsText } from './recordsText.ts';

const height = 120;
/** The minimum number of equal pages in a row that is worth a line. */
const minEqual = 3;

/**
 * The records of a job's pages, one bar each: pages with equal counts have a line with the count above them, a short last
 * page is hatched, and a page without records is a ring. An API that stalls or repeats itself is visible at a glance.
 */
export function recordsChart(points: readonly PagePoint[], isOnePaging: boolean, width: number): TemplateResult {
  const plot = { left: 58, right: width - 12, top: 22, bottom: height - 34 };
  const highest = points.reduce((most, { max }) => Math.max(most, max), 1);
  const pages = points.at(-1)?.last ?? 1;
  // Limits the width of bars: a few pages should not fill the chart.
  const perPage = Math.min(40, (plot.right - plot.left) / pages);
  const x = (page: number) => round(plot.left + (page - 1) * perPage);
  const y = (records: number) => round(plot.bottom - (records / highest) * (plot.bottom - plot.top));
  const isShort = (point: PagePoint) => isOnePaging && point === points.at(-1) && isShortLast(points);
  const equal = pageRuns(points).filter(({ first, last, records }) => records > 0 && last - first + 1 >= minEqual);
  return chartFrame(
    { label: recordsText(points, isOnePaging), width, height },
    svg`${hatching('short')}
    ${verticalAxis(plot, highest, (value) => (Number.isInteger(value) ? numberText(value) : ''))}
    ${pageAxis(plot, pages, x, perPage)} ${points.map((point) => bars(point, { x, y, plot, isShort: isShort(point) }))}
    ${equal.map(({ first, last, records }) => equalLine(x(first), x(last + 1), y(records), records))}`,
  );
}

interface BarPlace {
  x(page: number): number;
  y(records: number): number;
  plot: Plot;
  isShort: boolean;
}

/** The bars of a point. For joined pages, draws the smallest count within the largest. */
function bars(point: PagePoint, place: BarPlace): TemplateResult | TemplateResult[] {
  const { min, max } = point;
  if (max === 0) return ring(point, place);
  if (place.isShort) return bar('short', max, point, place);
  if (min === max) return bar('pages', max, point, place);
  return [bar('most', max, point, place), ...(min > 0 ? [bar('pages', min, point, place)] : [])];
}

function bar(kind: string, records: number, point: PagePoint, { x, y, plot }: BarPlace): TemplateResult {
  const [left, right] = [x(point.first), x(point.last + 1)];
  const gap = right - left > 6 ? 2 : 0;
  return svg`<rect
    class="bar ${kind}"
    x=${left}
    y=${y(records)}
    width=${Math.max(1, round(right - left - gap))}
    height=${round(plot.bottom - y(records))}
    fill=${kind === 'short' ? 'url(#short)' : nothing}
  ><title>${titleOf(point)}</title></rect>`;
}

/** Marks a page without records. */
function ring(point: PagePoint, { x, plot }: BarPlace): TemplateResult {
  const [left, right] = [x(point.first), x(point.last + 1)];
  return svg`<circle
    class="mark empty"
    cx=${round((left + right) / 2)}
    cy=${plot.bottom - 5}
    r=${Math.max(1.5, Math.min(4, (right - left) / 2))}
  ><title>${titleOf(point)}</title></circle>`;
}

function titleOf({ first, last, min, max, sum }: PagePoint): string {
  return last > first
    ? `Pages ${first} to ${last}: ${min} to ${max} records, ${sum} in total`
    : `Page ${first}: ${max} records`;
}

function equalLine(left: number, right: number, y: number, records: number): TemplateResult {
  const middle = round((left + right) / 2);
  return svg`<path class="equal-line" d="M${left} ${round(y - 3)}H${right}"></path>
    <text class="equal" x=${middle} y=${round(y - 7)} text-anchor="middle">= ${numberText(records)}</text>`;
}

function pageAxis(
  { left, right, bottom }: Plot,
  pages: number,
  x: (page: number) => number,
  perPage: number,
): TemplateResult {
  const maxTicks = Math.max(2, Math.floor((right - left) / 60));
  const numbers = ticksOf(pages, maxTicks).filter((page) => page >= 1 && Number.isInteger(page));
  const end = x(pages + 1);
  const tick = (page: number) => {
    const middle = round(x(page) + Math.min(perPage, end - left) / 2);
    return svg`<text class="tick" x=${middle} y=${bottom + 15} text-anchor="middle">${numberText(page)}</text>`;
  };
  return svg`<line class="axis" x1=${left} x2=${right} y1=${bottom} y2=${bottom}></line>
    ${[...new Set([1, ...numbers])].map(tick)}
    <text class="axis-title" x=${right} y=${bottom + 30} text-anchor="end">page</text>
    <text class="axis-title" x="2" y="12">records</text>`;
}
