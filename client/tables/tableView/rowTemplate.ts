import { numberText } from '@pagewright/engine/text/countText';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { TableColumn, TableRow } from '../file/tableMessages.ts';
import { cellText } from './cellText.ts';
import type { CellPlace } from './selection.ts';
import type { TableModel } from './tableModel.ts';

/** A visible column and its position on the page. */
export interface PlacedColumn {
  index: number;
  start: number;
  size: number;
}

const rightAligned = new Set<TableColumn['type']>(['integer', 'number']);

/**
 * The rows at these positions of the view. Rows and cells are keyed by position, so that those that stay visible keep
 * their elements and the focus.
 */
export function rowsTemplate(
  model: TableModel,
  places: readonly number[],
  columns: readonly PlacedColumn[],
  stop: CellPlace,
): unknown {
  return repeat(
    places,
    (place) => place,
    (place) => rowTemplate(model, place, columns, stop),
  );
}

/** Set as a property: the content security policy of the webview forbids style attributes. */
export function placeStyle({ start, size }: Pick<PlacedColumn, 'start' | 'size'>): string {
  return `left: ${start}px; width: ${size}px`;
}

function rowTemplate(
  model: TableModel,
  place: number,
  columns: readonly PlacedColumn[],
  stop: CellPlace,
): TemplateResult {
  const row = model.pages.row(place);
  return html`<div
    role="row"
    class=${place % 2 === 1 ? 'row odd' : 'row'}
    aria-rowindex=${place + 2}
    aria-busy=${row === undefined ? 'true' : nothing}
    .style=${`transform: translateY(${model.scroll.place(place)}px)`}
    ><div
      role="rowheader"
      class="cell number"
      aria-colindex="1"
      data-number=${place}
      title=${row?.isCut ? 'This row is too long to be read completely.' : nothing}
      >${row === undefined ? '' : numberText(row.number)}</div
    >${repeat(
      columns,
      ({ index }) => index,
      (column) => cellTemplate(model, { row, place, column, stop }),
    )}</div
  >`;
}

interface Cell {
  row: TableRow | undefined;
  place: number;
  column: PlacedColumn;
  stop: CellPlace;
}

function cellTemplate({ selection, columns }: TableModel, { row, place, column, stop }: Cell): TemplateResult {
  const { index } = column;
  const value = row?.cells[index];
  const right = rightAligned.has(columns[index]?.type) ? ' right' : '';
  return html`<div
    role="gridcell"
    class="cell${right}${typeof value === 'object' ? ' cut' : ''}"
    aria-colindex=${index + 2}
    aria-selected=${selection.has(place, index)}
    data-row=${place}
    data-column=${index}
    data-vscode-context='{"pagewrightTable":"cell","preventDefaultContextMenuItems":true}'
    tabindex=${stop.row === place && stop.column === index ? 0 : -1}
    .style=${placeStyle(column)}
    >${value === undefined ? '' : cellText(value)}</div
  >`;
}
