import { numberText } from '../../../engine/core/text/countText.ts';
import { element, type PageNode } from '../../shared/webview/pageNode.ts';
import type { SummaryPaging } from '../summary/summaryMessages.ts';
import { dataTable, rangeText } from './dataTable.ts';
import { recordsChart } from './recordsChart.ts';
import { recordsText } from './recordsText.ts';
import { disclosure } from './section.ts';
import { mergedText } from './timelineText.ts';
import type { ViewState } from './viewState.ts';

/** The records per page of a job: in words, as a picture and, on demand, as a table. */
export function recordsNodes({ job, pages, isOnePaging }: SummaryPaging, state: ViewState): PageNode[] {
  const merged = mergedText(pages, 'page');
  return [
    element('p', { class: 'pages' }, recordsText(pages, isOnePaging), merged === undefined ? '' : ` ${merged}`),
    recordsChart(pages, isOnePaging, state.width),
    disclosure(`pages-${job}`, 'Records per page as a table', state, () => {
      const rows = pages.map(({ first, last, min, max, sum }) => [
        rangeText(first, last),
        numberText(sum),
        rangeText(min, max),
      ]);
      return dataTable(`Records per page of ${job}`, ['Pages', 'Records', 'Per page'], rows);
    }),
  ];
}
