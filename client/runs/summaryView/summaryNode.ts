import type { Section } from '../../../engine/summary.ts';
import { element, type PageNode } from '../../shared/webview/pageNode.ts';
import type { SummaryPage } from '../summary/summaryMessages.ts';
import { blockNode } from './blockNode.ts';
import { recordsNodes } from './recordsNodes.ts';
import { section } from './section.ts';
import { tablesNode } from './tablesNode.ts';
import { timelineNode } from './timelineNode.ts';
import { verdictNode } from './verdictNode.ts';
import type { ViewState } from './viewState.ts';

/** The whole summary of a run: the verdict first, then what is not known to be complete, then everything else. */
export function summaryNode(page: SummaryPage, state: ViewState): PageNode[] {
  const { sections, timeline } = page;
  const shown = (...ids: Section['id'][]) =>
    ids
      .flatMap((id) => sections.find((each) => each.id === id) ?? [])
      .flatMap((each) => section(each.id, each.title, content(each, page, state)));
  return [
    verdictNode(page),
    ...shown('concerns', 'limits'),
    ...section('timeline', 'Requests over time', timelineNode(timeline, state)),
    ...shown('jobs', 'tables'),
  ];
}

function content({ id, blocks, table }: Section, { pagings, tables }: SummaryPage, state: ViewState): PageNode[] {
  if (id === 'tables' && table !== undefined) return tablesNode(table, tables);
  if (id !== 'jobs') return blocks.map((block) => element('div', { class: id }, blockNode(block)));
  return blocks.map((block) => {
    const paging = pagings.find(({ job }) => job === block.job);
    const records = paging === undefined ? [] : recordsNodes(paging, state);
    return element('article', { class: 'job', 'data-key': `job-${block.job}` }, blockNode(block), records);
  });
}
