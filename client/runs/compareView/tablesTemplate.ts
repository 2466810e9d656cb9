import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { ComparedColumn, ComparedTable } from '../compare/compareMessages.ts';
import { equalNote } from './equalNote.ts';
import { change, mark } from './mark.ts';
import { rowsTemplate } from './rowsTemplate.ts';
import type { ViewState } from './viewState.ts';

/** The tables of both runs: how many rows, which columns, and the rows that differ. */
export function tablesTemplate(tables: readonly ComparedTable[], state: ViewState): TemplateResult {
  // A table whose rows are not compared yet, or cannot be, is not known to be the same.
  const shown = tables.filter((table) => state.showsEqual || table.kind !== 'equal' || !areRowsKnown(table));
  return html`${repeat(
    shown,
    ({ name }) => name,
    (table) => tableTemplate(table, state),
  )}
    ${equalNote(tables.length - shown.length, 'table')}
    ${tables.length === 0 ? html`<p class="note">Neither run wrote a table.</p>` : nothing}`;
}

function areRowsKnown({ data }: ComparedTable): boolean {
  return data !== undefined && data !== 'waiting' && !('reason' in data);
}

function tableTemplate({ name, kind, rows, columns, hasTypes, data }: ComparedTable, state: ViewState): TemplateResult {
  const shown = columns.filter((column) => state.showsEqual || column.kind !== 'equal');
  const isOfBoth = data !== undefined;
  return html`<article class="table">
    <h3>${kind === 'equal' ? nothing : mark(kind)} <code>${name}</code></h3>
    <p class="note">Rows: ${change(rows)}</p>
    ${isOfBoth && shown.length > 0 ? columnsTemplate(name, shown) : nothing}
    ${isOfBoth && !hasTypes ? html`<p class="note">The types of its columns are not known for both runs.</p>` : nothing}
    ${isOfBoth ? rowsTemplate(name, data) : nothing}
  </article>`;
}

function columnsTemplate(table: string, columns: readonly ComparedColumn[]): TemplateResult {
  const item = ({ name, kind, before, after, isWider }: ComparedColumn) => html`<li>
    ${mark(kind)} <code>${name}</code> ${change({ before, after })} ${isWider ? '(a wider type)' : nothing}
  </li>`;
  return html`<ul class="columns" aria-label="Columns of ${table}">${columns.map(item)}</ul>`;
}
