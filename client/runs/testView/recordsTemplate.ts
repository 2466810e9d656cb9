import { html, nothing, type TemplateResult } from 'lit-html';
import type { RecordsTable, TestContent } from '../testPane/testMessages.ts';
import type { Send } from './buttonsTemplate.ts';
import { isCopy, type PressedKey } from './isCopy.ts';

/** The records of a page as a table. */
export function recordsTemplate(
  { summary, columns, rows, notes }: Extract<TestContent, { type: 'records' }>,
  send: Send,
): TemplateResult {
  const copy = () => send({ type: 'copy', what: 'records' });
  return html`<p class="note">
      ${summary} ${rows.length === 0 ? nothing : html`<button class="link" type="button" @click=${copy}>Copy Table</button>`}
    </p>
    ${rows.length === 0 ? nothing : tableTemplate(columns, rows, copy)}
    ${notes.map((note) => html`<p class="note">${note}</p>`)}`;
}

function tableTemplate(columns: RecordsTable['columns'], rows: RecordsTable['rows'], copy: () => void): TemplateResult {
  const press = (event: PressedKey) => isCopy(event) && copy();
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Records" @keydown=${press}>
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
