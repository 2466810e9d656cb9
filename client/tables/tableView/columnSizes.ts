import { allowedWidth, fittingWidth } from './columnWidths.ts';
import { measureText } from './measureText.ts';
import { rowsPerPage } from './rowPages.ts';
import type { TableModel } from './tableModel.ts';

/**
 * Gives widths to the columns that have none: as a person gave them before, or as their first rows want them. Once they
 * are there they do not move any more. Without rows to go by nothing is done yet.
 */
export function fitColumns(model: TableModel): void {
  const { columns, widths, givenWidths, pages, shown } = model;
  if (shown > 0 && pages.row(0) === undefined && widths.length === 0) return;
  const first = Array.from({ length: rowsPerPage }, (_, place) => pages.row(place)).filter((row) => row !== undefined);
  model.widths = columns.map(
    (column, index) => givenWidths[column.name] ?? widths[index] ?? fittingWidth(column, index, first, measureText),
  );
}

/** Makes a column wider by some pixels, or narrower. */
export function widenColumn({ widths, givenWidths, columns }: TableModel, column: number, pixels: number): void {
  const width = allowedWidth((widths[column] ?? 0) + pixels);
  widths[column] = width;
  givenWidths[columns[column]?.name ?? ''] = width;
}

/** Makes a column as wide as its first rows want it, whatever a person gave it. */
export function refitColumn(model: TableModel, column: number): void {
  delete model.givenWidths[model.columns[column]?.name ?? ''];
  delete model.widths[column];
  fitColumns(model);
}
