import type { Table } from '@pagewright/engine/summary';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { SummaryTables } from '../summary/summaryMessages.ts';
import type { ViewState } from './viewState.ts';

/** The tables of a run; a click on a name opens the table. */
export function tablesTemplate(
  { columns, rows }: Table,
  { open, note }: SummaryTables,
  { openTable }: ViewState,
): TemplateResult {
  const cell = (text: string, index: number) =>
    html`<td class=${columns[index + 1]?.isNumber ? 'number' : nothing}>${text}</td>`;
  const name = (table: string) => {
    const code = html`<code>${table}</code>`;
    if (!open.includes(table)) return code;
    return html`<button class="link" type="button" title="Open the table" @click=${() => openTable(table)}>${code}</button>`;
  };
  return html`${note === undefined ? nothing : html`<p class="note">${note}</p>`}
    <table class="tables">
      <thead>
        <tr>${columns.map(({ title }) => html`<th scope="col">${title}</th>`)}</tr>
      </thead>
      <tbody>
        ${repeat(
          rows,
          ([table]) => table,
          ([table = '', ...cells]) => html`<tr><td>${name(table)}</td>${cells.map(cell)}</tr>`,
        )}
      </tbody>
    </table>`;
}
