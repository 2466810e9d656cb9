import type { TableColumn, TableRow } from '../file/tableMessages.ts';
import { cellText } from './cellText.ts';

const minWidth = 48;
const maxWidth = 360;
const maxDraggedWidth = 2_000;
/** The width of a header's icons and padding, and of a cell's padding. */
const headRoom = 62;
const cellRoom = 18;
const looked = 100;

/** The initial width of a column: fits its name and its first cells, within limits. */
export function fittingWidth(
  column: TableColumn,
  index: number,
  rows: readonly TableRow[],
  measure: (text: string) => number,
): number {
  const cells = rows.slice(0, looked).map(({ cells }) => measure(cellText(cells[index] ?? '').slice(0, looked)));
  const wanted = Math.max(measure(column.name) + headRoom, ...cells.map((cell) => cell + cellRoom));
  return Math.ceil(Math.max(minWidth, Math.min(wanted, maxWidth)));
}

/** Clamps a width that the user sets. */
export function allowedWidth(width: number): number {
  return Math.round(Math.max(minWidth, Math.min(width, maxDraggedWidth)));
}
