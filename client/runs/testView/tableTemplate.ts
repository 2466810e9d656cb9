import { countText, numberText } from '@pagewright/engine/text/countText';
import { html, nothing, type TemplateResult } from 'lit-html';
import type { PreviewTable } from '../preview/previewMessages.ts';

/**
 * A table with its columns and first rows; each scrolls separately, so that a wide one does not widen the page. The part
 * that scrolls has its name, and the section around it none: a screen reader would list that name twice.
 */
export function tableTemplate({ name, rows, columns, isIncremental, firstRows }: PreviewTable): TemplateResult {
  const load = isIncremental ? ' · incremental' : '';
  const facts = `${countText(rows, 'row')} · ${countText(columns.length, 'column')}${load}`;
  const more = rows - firstRows.length;
  return html`<section>
    <h2 id="table-${name}"><code>${name}</code> <span class="facts">${facts}</span></h2>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="table-${name}">
      <table>
        <thead>
          <tr>${columns.map(head)}</tr>
        </thead>
        <tbody>${firstRows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody>
      </table>
    </div>
    ${more > 0 ? html`<p class="note">… and ${numberText(more)} more from these pages.</p>` : nothing}
  </section>`;
}

function head({ name, isKey }: PreviewTable['columns'][number]): TemplateResult {
  const key = html`<vscode-icon name="key" label="Primary key" title="Primary key"></vscode-icon>`;
  return html`<th scope="col">${isKey ? key : nothing}${name}</th>`;
}

/** A cell. An empty value needs a word to be visible. */
function cell(value: string): TemplateResult {
  return value === '' ? html`<td class="empty">empty</td>` : html`<td>${value}</td>`;
}
