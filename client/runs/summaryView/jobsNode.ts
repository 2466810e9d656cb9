import { numberText } from '../../../engine/core/text/countText.ts';
import { element, type PageNode } from '../../shared/webview/pageNode.ts';
import type { SummaryJob } from '../summary/summaryMessages.ts';
import { dataTable, rangeText } from './dataTable.ts';
import { evidenceList } from './evidenceList.ts';
import { recordsChart } from './recordsChart.ts';
import { recordsText } from './recordsText.ts';
import { disclosure } from './section.ts';
import { mergedText } from './timelineText.ts';
import type { ViewState } from './viewState.ts';

/** The jobs of a run, each with its records per page. */
export function jobsNode(jobs: readonly SummaryJob[], state: ViewState): PageNode[] {
  return jobs.map((job) => jobNode(job, state));
}

function jobNode(job: SummaryJob, state: ViewState): PageNode {
  const { name, status, lines, evidence } = job;
  return element(
    'article',
    { class: 'job', 'data-key': `job-${name}` },
    element('h3', {}, element('code', {}, name), status === undefined ? '' : `: ${status}`),
    element(
      'ul',
      {},
      lines.map((line) => element('li', {}, line)),
    ),
    evidence.length === 0 ? [] : [evidenceList(evidence)],
    job.pages.length === 0 ? [] : pagesNodes(job, state),
  );
}

function pagesNodes({ name, pages, isOnePaging }: SummaryJob, state: ViewState): PageNode[] {
  const merged = mergedText(pages, 'page');
  return [
    element('p', { class: 'pages' }, recordsText(pages, isOnePaging), merged === undefined ? '' : ` ${merged}`),
    recordsChart(pages, isOnePaging, state.width),
    disclosure(`pages-${name}`, 'Records per page as a table', state, () => {
      const rows = pages.map(({ first, last, min, max, sum }) => [
        rangeText(first, last),
        numberText(sum),
        rangeText(min, max),
      ]);
      return dataTable(`Records per page of ${name}`, ['Pages', 'Records', 'Per page'], rows);
    }),
  ];
}
