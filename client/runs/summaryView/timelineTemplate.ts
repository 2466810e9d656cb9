import { numberText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { RequestPoint } from '../history/runSeries.ts';
import type { SummaryTimeline } from '../summary/summaryMessages.ts';
import { dataTable, rangeText } from './dataTable.ts';
import { type LegendEntry, legend } from './legend.ts';
import { crossMark, diamondMark, waitMark } from './marks.ts';
import { disclosure } from './section.ts';
import { timelineChart } from './timelineChart.ts';
import { mergedText, timelineText } from './timelineText.ts';
import type { ViewState } from './viewState.ts';

/** The timeline of the requests in words and as a chart with a legend and, on demand, as a table. */
export function timelineTemplate(timeline: SummaryTimeline, state: ViewState): TemplateResult {
  const { points } = timeline;
  const merged = mergedText(points, 'request');
  return html`<p>${timelineText(points)}</p>
    ${merged === undefined ? nothing : html`<p class="note">${merged}</p>`} ${timelineChart(timeline, state.width)}
    ${legend(marksOf(points))} ${disclosure('timeline-table', 'Requests as a table', state, () => table(points))}`;
}

function marksOf(points: readonly RequestPoint[]): LegendEntry[] {
  return [
    [points.some(({ failures }) => failures > 0), crossMark(8, 8), 'failed: no response, or a status of 400 or above'],
    [points.some(({ repeats }) => repeats > 0), diamondMark(8, 8), 'retry of a request'],
    [points.some(({ waitMs }) => waitMs > 0), waitOfLegend(points), 'wait before a retry or for a limit'],
  ];
}

/** The mark for waits; those of joined requests have a different one. */
function waitOfLegend(points: readonly RequestPoint[]): TemplateResult {
  const isJoined = points.some(({ first, last }) => last > first);
  return isJoined
    ? waitMark(identity, 4, { first: 0, last: 1, from: 8, to: 8, waitMs: 16 })
    : waitMark(identity, 12, { first: 0, last: 0, from: 0, to: 0, waitMs: 16 });
}

function identity(ms: number): number {
  return ms;
}

function table(points: readonly RequestPoint[]): TemplateResult {
  const columns = ['Requests', 'Sent at', 'Longest', 'Total', 'Failed', 'Retries', 'Waited'];
  const rows = points.map(({ first, last, from, maxMs, sumMs, failures, repeats, waitMs }) => [
    rangeText(first, last),
    durationText(from),
    durationText(maxMs),
    durationText(sumMs),
    numberText(failures),
    numberText(repeats),
    waitMs === 0 ? '' : durationText(waitMs),
  ]);
  return dataTable('Requests in numbers', columns, rows);
}
