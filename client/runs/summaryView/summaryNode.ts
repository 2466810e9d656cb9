import { element, type PageNode } from '../../shared/webview/pageNode.ts';
import type { SummaryConcern, SummaryPage } from '../summary/summaryMessages.ts';
import { evidenceList } from './evidenceList.ts';
import { jobsNode } from './jobsNode.ts';
import { section } from './section.ts';
import { tablesNode } from './tablesNode.ts';
import { timelineNode } from './timelineNode.ts';
import { verdictNode } from './verdictNode.ts';
import type { ViewState } from './viewState.ts';

/** The whole summary of a run: the verdict first, then what is not known to be complete, then everything else. */
export function summaryNode(page: SummaryPage, state: ViewState): PageNode[] {
  const { concerns, limits, jobs, tables } = page;
  return [
    verdictNode(page),
    ...section('concerns', 'What is not known to be complete', concerns.map(concernNode)),
    ...section(
      'limits',
      'Limits that cut data',
      limits.length === 0
        ? []
        : [
            element(
              'ul',
              {},
              limits.map((limit) => element('li', {}, limit)),
            ),
          ],
    ),
    ...section('timeline', 'Requests over time', timelineNode(page.timeline, state)),
    ...section('jobs', 'Jobs', jobs.length === 0 ? [] : jobsNode(jobs, state)),
    ...section('tables', 'Tables', tables.length === 0 ? [] : tablesNode(page)),
  ];
}

function concernNode({ job, status, evidence }: SummaryConcern): PageNode {
  return element(
    'div',
    { class: 'concern' },
    element('h3', {}, element('code', {}, job), `: ${status}`),
    evidenceList(evidence),
  );
}
