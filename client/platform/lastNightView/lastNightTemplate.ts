import { numberText } from '@pagewright/engine/text/countText';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { LastNightPage, LastNightRow } from '../lastNight/lastNightMessages.ts';
import { filterTemplate } from './filterTemplate.ts';
import { headTemplate } from './headTemplate.ts';
import { rowTemplate } from './rowTemplate.ts';
import { chosenRows, standingCounts } from './shownRows.ts';
import type { ViewState } from './viewState.ts';

/** The last jobs of a project: how they are in one line, the counts as toggles, and a row for each configuration. */
export function lastNightTemplate(
  page: LastNightPage,
  sorted: readonly LastNightRow[],
  state: ViewState,
): TemplateResult {
  const counts = standingCounts(sorted);
  const chosen = chosenRows(sorted, state.shown);
  const rest = chosen.length - state.limit;
  return html`${headTemplate(page, counts, state)} ${filterTemplate(counts, state)}
    ${chosen.length === 0 ? nothing : tableTemplate(chosen.slice(0, state.limit), state)}
    ${rest > 0 ? html`<p class="note">${numberText(rest)} more are being drawn.</p>` : nothing}`;
}

const columns = ['Verdict', 'Configuration', 'Last job', 'Read and written', 'Actions'];

function tableTemplate(rows: readonly LastNightRow[], state: ViewState): TemplateResult {
  return html`<table class="jobs" role="table" aria-label="Last jobs">
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((column) => html`<th role="columnheader" scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${repeat(
        rows,
        ({ key }) => key,
        (row) => rowTemplate(row, state),
      )}
    </tbody>
  </table>`;
}
