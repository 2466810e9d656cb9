import { numberText } from '@pagewright/engine/text/countText';
import { html, type TemplateResult } from 'lit-html';
import type { SummaryPaging } from '../summary/summaryMessages.ts';
import { dataTable, rangeText } from './dataTable.ts';
import { recordsChart } from './recordsChart.ts';
import { recordsText } from './recordsText.ts';
import { disclosure } from './section.ts';
import { mergedText } from './timelineText.ts';
import type { ViewState } from './viewState.ts';

/** The records per page of a job: in words, as a chart and, on demand, as a table. */
export function recordsTemplate({ job, pages, isOnePaging }: SummaryPaging, state: ViewState): TemplateResult {
  const table = () => {
    const rows = pages.map(({ first, last, min, max, sum }) => [
      rangeText(first, last),
      numberText(sum),
      rangeText(min, max),
    ]);
    return dataTable(`Records per page of ${job}`, ['Pages', 'Records', 'Per page'], rows);
  };
  return html`<p class="pages">${recordsText(pages, isOnePaging)} ${mergedText(pages, 'page')}</p>
    ${recordsChart(pages, isOnePaging, state.width)}
    ${disclosure(`pages-${job}`, 'Records per page as a table', state, table)}`;
}
