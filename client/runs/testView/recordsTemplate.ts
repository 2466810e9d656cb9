import { html, nothing, type TemplateResult } from 'lit-html';
import type { RecordsTable, TestContent } from '../testPane/testMessages.ts';

/** The records of a page as a table. */
export function recordsTemplate({
  summary,
  columns,
  rows,
  notes,
}: Extract<TestContent, { type: 'records' }>): TemplateResult {
  return html`<p class="note">${summary}</p>
    ${rows.length === 0 ? nothing : tableTemplate(columns, rows)}
    ${notes.map((note) => html`<p class="note">${note}</p>`)}`;
}

function tableTemplate(columns: RecordsTable['columns'], rows: RecordsTable['rows']): TemplateResult {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Records">
    <table>
      <thead>
        <tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}</tbody>
    </table>
  </div>`;
}

/** A cell. An empty text and a missing key need words to be visible. */
function cell(value: string | null): TemplateResult {
  if (value === null) return html`<td class="empty">missing</td>`;
  return value === '' ? html`<td class="empty">empty</td>` : html`<td>${value}</td>`;
}
