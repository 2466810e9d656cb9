import { numberText } from '../../../engine/core/text/countText.ts';
import { durationText } from '../../../engine/core/text/durationText.ts';
import { element, type PageNode, shape } from '../../shared/webview/pageNode.ts';
import type { RequestPoint } from '../history/runSeries.ts';
import type { SummaryTimeline } from '../summary/summaryMessages.ts';
import { dataTable, rangeText } from './dataTable.ts';
import { crossMark, diamondMark, waitMark } from './marks.ts';
import { disclosure } from './section.ts';
import { timelineChart } from './timelineChart.ts';
import { mergedText, timelineText } from './timelineText.ts';
import type { ViewState } from './viewState.ts';

/** The timeline of the requests, what its marks mean, the same in words and, on demand, as a table. */
export function timelineNode(timeline: SummaryTimeline, state: ViewState): PageNode[] {
  const { points } = timeline;
  if (points.length === 0) return [];
  const merged = mergedText(points, 'request');
  return [
    element('p', {}, timelineText(points)),
    ...(merged === undefined ? [] : [element('p', { class: 'note' }, merged)]),
    timelineChart(timeline, state.width),
    ...legend(points),
    disclosure('timeline-table', 'Requests as a table', state, () => table(points)),
  ];
}

/** Only the marks that there are. */
function legend(points: readonly RequestPoint[]): PageNode[] {
  const isJoined = points.some(({ first, last }) => last > first);
  const wait = waitMark((ms) => ms, isJoined ? 4 : 12, {
    ...noPoint,
    last: isJoined ? 1 : 0,
    from: isJoined ? 8 : 0,
    to: isJoined ? 8 : 0,
    waitMs: 16,
  });
  const entries: [isThere: boolean, picture: PageNode[], text: string][] = [
    [points.some(({ failures }) => failures > 0), [crossMark(8, 8)], 'failed: no answer, or a status from 400 on'],
    [points.some(({ repeats }) => repeats > 0), [diamondMark(8, 8)], 'repeat of a request'],
    [points.some(({ waitMs }) => waitMs > 0), wait, 'wait before a repeat'],
  ];
  const items = entries
    .filter(([isThere]) => isThere)
    .map(([, picture, text]) => {
      const drawn = shape('svg', { width: 16, height: 16, viewBox: '0 0 16 16', 'aria-hidden': 'true' }, picture);
      return element('li', {}, drawn, text);
    });
  return items.length === 0 ? [] : [element('ul', { class: 'legend', 'aria-label': 'Marks in the picture' }, items)];
}

const noPoint: RequestPoint = {
  first: 0,
  last: 0,
  from: 0,
  to: 0,
  maxMs: 0,
  sumMs: 0,
  repeats: 0,
  failures: 0,
  waitMs: 0,
};

function table(points: readonly RequestPoint[]): PageNode {
  const columns = ['Requests', 'Sent at', 'Longest', 'Together', 'Failed', 'Repeats', 'Waited'];
  const rows = points.map(({ first, last, from, maxMs, sumMs, failures, repeats, waitMs }) => [
    rangeText(first, last),
    durationText(from),
    durationText(maxMs),
    durationText(sumMs),
    numberText(failures),
    numberText(repeats),
    waitMs === 0 ? '' : durationText(waitMs),
  ]);
  return dataTable('Requests over time', columns, rows);
}
