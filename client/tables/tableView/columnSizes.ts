import { allowedWidth, fittingWidth } from './columnWidths.ts';
import { measureText } from './measureText.ts';
import { rowsPerPage } from './rowPages.ts';
import type { TableModel } from './tableModel.ts';

/**
 * Sets the width of columns that have none: the width the user set before, or one that fits the first rows. Widths do
 * not change once set. Does nothing before there are rows to measure.
 */
export function fitColumns(model: TableModel): void {
  const { columns, widths, givenWidths, pages, shown } = model;
  if (shown > 0 && pages.row(0) === undefined && widths.length === 0) return;
  const first = Array.from({ length: rowsPerPage }, (_, place) => pages.row(place)).filter((row) => row !== undefined);
  model.widths = columns.map(
    (column, index) => givenWidths[column.name] ?? widths[index] ?? fittingWidth(column, index, first, measureText),
  );
}

/** Makes a column wider or narrower by some pixels. */
export function widenColumn({ widths, givenWidths, columns }: TableModel, column: number, pixels: number): void {
  const width = allowedWidth((widths[column] ?? 0) + pixels);
  widths[column] = width;
  givenWidths[columns[column]?.name ?? ''] = width;
}

/** Fits a column to its first rows, discarding the width the user set. */
export function refitColumn(model: TableModel, column: number): void {
  delete model.givenWidths[model.columns[column]?.name ?? ''];
  delete model.widths[column];
  fitColumns(model);
}
