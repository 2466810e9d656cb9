import { countText } from '@pagewright/engine/text/countText';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ComparedRequest, ComparedRequests } from '../compare/compareMessages.ts';
import { equalNote } from './equalNote.ts';
import { change, mark } from './mark.ts';
import type { ViewState } from './viewState.ts';

/** The requests of both runs with their responses, retries not counted. */
export function requestsTemplate(
  { lines, hidden, unknown }: ComparedRequests,
  { showsEqual }: ViewState,
): TemplateResult {
  const shown = lines.filter(({ kind }) => showsEqual || kind !== 'equal');
  return html`${shown.length === 0 ? nothing : tableOf(shown)} ${equalNote(lines.length - shown.length, 'request')}
    ${hidden === 0 ? nothing : html`<p class="note">Not shown: ${countText(hidden, 'further request')}. Side by side, all are.</p>`}
    ${unknown.map((job) => html`<p class="note">${unknownText(job)}</p>`)}
    ${lines.length === 0 && unknown.length === 0 ? html`<p class="note">No requests were sent.</p>` : nothing}`;
}

function tableOf(lines: readonly ComparedRequest[]): TemplateResult {
  const row = ({ kind, request, before, after }: ComparedRequest) => html`<tr>
    <td>${mark(kind)}</td>
    <td class="path"><code>${request}</code></td>
    <td>${change({ before, after })}</td>
  </tr>`;
  return html`<div class="data" tabindex="0" role="region" aria-label="Requests of both runs">
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="aloud">Difference</span></th>
          <th scope="col">Request</th>
          <th scope="col">Response</th>
        </tr>
      </thead>
      <tbody>${lines.map(row)}</tbody>
    </table>
  </div>`;
}

function unknownText(job: string): string {
  const whose = job === '' ? 'requests outside of jobs' : `requests of "${job}"`;
  return `Not compared one by one: the ${whose}, which were too many to keep them all.`;
}
