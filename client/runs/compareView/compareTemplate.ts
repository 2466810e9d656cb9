import { html, nothing, type TemplateResult } from 'lit-html';
import type { ComparePage } from '../compare/compareMessages.ts';
import { section } from '../summaryView/section.ts';
import { headTemplate } from './headTemplate.ts';
import { jobsTemplate } from './jobsTemplate.ts';
import { requestsTemplate } from './requestsTemplate.ts';
import { tablesTemplate } from './tablesTemplate.ts';
import type { ViewState } from './viewState.ts';

/** The whole comparison of two runs: the differences in one sentence, both runs side by side, then each part. */
export function compareTemplate(page: ComparePage, state: ViewState): TemplateResult {
  const { tables, noTables, jobs, requests } = page;
  return html`${headTemplate(page, state)}
    ${section('tables', 'Tables', noTables === undefined ? tablesTemplate(tables, state) : html`<p class="note">${noTables}</p>`)}
    ${jobs.length === 0 ? nothing : section('jobs', 'Jobs', jobsTemplate(jobs, state))}
    ${section('requests', 'Requests', requestsTemplate(requests, state))}`;
}
