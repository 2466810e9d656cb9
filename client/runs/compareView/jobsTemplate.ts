import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { ComparedJob } from '../compare/compareMessages.ts';
import { equalNote } from './equalNote.ts';
import { change, mark } from './mark.ts';
import type { ViewState } from './viewState.ts';

/** The jobs of both runs, with their verdicts and counts. */
export function jobsTemplate(jobs: readonly ComparedJob[], { showsEqual }: ViewState): TemplateResult {
  const shown = jobs.filter(({ kind }) => showsEqual || kind !== 'equal');
  const columns = jobs[0]?.values.map(({ name }) => name) ?? [];
  const row = ({ name, kind, values }: ComparedJob) => html`<tr>
    <td>${mark(kind)}</td>
    <th scope="row"><code>${name}</code></th>
    ${values.map((value) => html`<td>${change(value)}</td>`)}
  </tr>`;
  const table = html`<div class="data wide" tabindex="0" role="region" aria-label="Jobs of both runs">
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="aloud">Difference</span></th>
          <th scope="col">Job</th>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>${repeat(shown, ({ name }) => name, row)}</tbody>
    </table>
  </div>`;
  return html`${shown.length === 0 ? nothing : table} ${equalNote(jobs.length - shown.length, 'job')}`;
}
