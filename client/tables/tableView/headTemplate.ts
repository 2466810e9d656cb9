import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { ColumnType } from '../file/tableMessages.ts';
import { type PlacedColumn, placeStyle } from './rowTemplate.ts';
import type { CellPlace } from './selection.ts';
import type { TableModel } from './tableModel.ts';

const typeIcons: Record<ColumnType, string> = {
  empty: 'circle-slash',
  integer: 'symbol-numeric',
  number: 'symbol-numeric',
  boolean: 'symbol-boolean',
  date: 'calendar',
  datetime: 'calendar',
  json: 'json',
  text: 'symbol-string',
};

/** The headers of the visible columns; one cell of the grid is the tab stop. */
export function headTemplate(model: TableModel, columns: readonly PlacedColumn[], stop: CellPlace): TemplateResult {
  const isThere = ({ index }: PlacedColumn) => index < model.columns.length;
  return html`<div role="columnheader" class="cell number corner" aria-colindex="1"><span class="aloud">Row</span></div
    >${repeat(
      columns.filter(isThere),
      ({ index }) => index,
      (column) => headCell(model, column, stop),
    )}`;
}

/** The header of a column: key, type, name, sort direction. */
function headCell({ columns, sort }: TableModel, { index, ...place }: PlacedColumn, stop: CellPlace): TemplateResult {
  const { name = '', type, isKey = false } = columns[index] ?? {};
  const direction = sort?.column === index ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const about = [isKey ? 'primary key' : '', type ?? ''].filter((part) => part !== '').join(', ');
  return html`<div
    role="columnheader"
    class="cell head"
    aria-colindex=${index + 2}
    aria-sort=${direction}
    data-row="-1"
    data-column=${index}
    data-vscode-context='{"pagewrightTable":"head","preventDefaultContextMenuItems":true}'
    tabindex=${stop.row < 0 && stop.column === index ? 0 : -1}
    title=${[name, about, 'Press Enter to sort, Alt+Left or Alt+Right to change the width.'].filter(Boolean).join('\n')}
    .style=${placeStyle(place)}
    >${isKey ? icon('key') : nothing}${type === undefined ? nothing : icon(typeIcons[type])}<span class="name"
      >${name === '' ? `(column ${index + 1})` : name}</span
    >${about === '' ? nothing : html`<span class="aloud">, ${about}</span>`}${
      direction === 'none' ? nothing : icon(direction === 'ascending' ? 'arrow-up' : 'arrow-down')
    }<span class="edge" data-edge=${index} aria-hidden="true"></span
  ></div>`;
}

/** An icon, hidden from screen readers. */
function icon(name: string): TemplateResult {
  return html`<span class="codicon codicon-${name}" aria-hidden="true"></span>`;
}
