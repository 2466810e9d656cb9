import type { Block, Section } from '@pagewright/engine/summary';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { SummaryPage } from '../summary/summaryMessages.ts';
import { blockTemplate } from './blockTemplate.ts';
import { paceTemplate } from './paceTemplate.ts';
import { recordsTemplate } from './recordsTemplate.ts';
import { section } from './section.ts';
import { tablesTemplate } from './tablesTemplate.ts';
import { timelineTemplate } from './timelineTemplate.ts';
import { verdictTemplate } from './verdictTemplate.ts';
import type { ViewState } from './viewState.ts';

/** The whole summary of a run: the verdict, then everything not known to be complete, then the rest. */
export function summaryTemplate(page: SummaryPage, state: ViewState): TemplateResult {
  const { sections, timeline } = page;
  const shown = (id: Section['id']) => {
    const found = sections.find((each) => each.id === id);
    return found === undefined ? nothing : section(id, found.title, content(found, page, state));
  };
  const requests = timeline.points.length === 0 ? nothing : timelineTemplate(timeline, state);
  return html`${verdictTemplate(page, state)} ${shown('concerns')} ${shown('missing')} ${shown('remarks')}
    ${shown('limits')} ${shown('warnings')}
    ${shown('processors')} ${shown('found')} ${shown('seen')} ${shown('tried')}
    ${requests === nothing ? nothing : section('timeline', 'Requests over time', requests)} ${shown('pace')}
    ${shown('jobs')} ${shown('tables')}`;
}

function content({ id, blocks, table }: Section, { pagings, pace, tables }: SummaryPage, state: ViewState): unknown {
  if (id === 'tables' && table !== undefined) return tablesTemplate(table, tables, state);
  const words = () => blocks.map((block) => blockTemplate(block, state));
  if (id === 'pace' && pace !== undefined) return html`${words()} ${paceTemplate(pace, state)}`;
  if (id !== 'jobs') return words();
  const job = (block: Block) => {
    const paging = pagings.find((each) => each.job === block.job);
    const records = paging === undefined ? nothing : recordsTemplate(paging, state);
    return html`<article class="job">${blockTemplate(block, state)} ${records}</article>`;
  };
  return repeat(blocks, (block) => block.job, job);
}
