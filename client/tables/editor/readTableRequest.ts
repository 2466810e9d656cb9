import type { TableFilter, TableRange, TableRequest, TableSort, ViewRequest } from '../file/tableMessages.ts';

/** Reads a message from the webview; undefined for anything that is not a request. */
export function readTableRequest(message: unknown): TableRequest | undefined {
  if (!isObject(message)) return undefined;
  const { type, view, first, count, row, column, purpose, range, withHeader } = message;
  if (type === 'ready' || type === 'openAsText' || type === 'askExport') return { type };
  if (!isWhole(view)) return undefined;
  if (type === 'view') return readView(message, view);
  if (type === 'rows' && isWhole(first) && isWhole(count)) return { type, view, first, count };
  if (type === 'cell' && isWhole(row) && isWhole(column) && (purpose === 'show' || purpose === 'copy'))
    return { type, view, row, column, purpose };
  if (type === 'statistics' && isWhole(column)) return { type, view, column };
  if (type === 'copy' && isRange(range)) return { type, view, range, withHeader: withHeader === true };
  return undefined;
}

function readView({ sort, filter, onlyRepeated }: Record<string, unknown>, view: number): ViewRequest | undefined {
  if (sort !== undefined && !isSort(sort)) return undefined;
  if (filter !== undefined && !isFilter(filter)) return undefined;
  return { type: 'view', view, onlyRepeated: onlyRepeated === true, ...(sort && { sort }), ...(filter && { filter }) };
}

function isSort(value: unknown): value is TableSort {
  return isObject(value) && isWhole(value['column']) && typeof value['descending'] === 'boolean';
}

function isFilter(value: unknown): value is TableFilter {
  if (!isObject(value) || typeof value['text'] !== 'string') return false;
  return value['column'] === undefined || isWhole(value['column']);
}

function isRange(value: unknown): value is TableRange {
  if (!isObject(value)) return false;
  const { firstRow, lastRow, firstColumn, lastColumn } = value;
  if (!isWhole(firstRow) || !isWhole(lastRow) || !isWhole(firstColumn) || !isWhole(lastColumn)) return false;
  return firstRow <= lastRow && firstColumn <= lastColumn;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
