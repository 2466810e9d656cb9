import type { ColumnType } from './tableMessages.ts';

/** The types of cells as bits, so that the types in a column combine into one number. */
export const cellTypes = { empty: 0, integer: 1, number: 2, boolean: 4, date: 8, datetime: 16, json: 32, text: 64 };

/** The maximum number of digits of an integer: longer ones are identifiers that happen to consist of digits. */
const maxDigits = 18;

const number = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const datetime = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d([.,]\d{1,9})?)?)?( ?(Z|UTC|[+-]\d\d:?\d\d))?$/;
const words = new Set(['true', 'false', 'True', 'False', 'TRUE', 'FALSE']);

/** The type of one cell by its bytes, as one bit of `cellTypes`. */
export function cellType(cell: Buffer): number {
  const { length } = cell;
  if (length === 0) return cellTypes.empty;
  const first = cell[0] ?? 0;
  if (first === 0x7b || first === 0x5b) return isJson(cell, first) ? cellTypes.json : cellTypes.text;
  const isDigit = first >= 0x30 && first <= 0x39;
  if (isDigit || first === 0x2d) return numberType(cell, isDigit);
  return length <= 5 && length >= 4 && words.has(cell.toString('latin1')) ? cellTypes.boolean : cellTypes.text;
}

function numberType(cell: Buffer, isDigit: boolean): number {
  const { length } = cell;
  if (isWholeNumber(cell, isDigit ? 0 : 1)) return cellTypes.integer;
  if (length > 40) return cellTypes.text;
  const text = cell.toString('latin1');
  if (cell[4] === 0x2d) return dateType(text);
  return number.test(text) && /[.eE]/.test(text) && Number.isFinite(Number(text)) ? cellTypes.number : cellTypes.text;
}

/** Whether a cell is a whole number. One with a leading zero is an identifier, such as a postal code. */
function isWholeNumber(cell: Buffer, start: number): boolean {
  const digits = cell.length - start;
  if (digits === 0 || digits > maxDigits || (digits > 1 && cell[start] === 0x30)) return false;
  for (let at = start; at < cell.length; at++) {
    const byte = cell[at] ?? 0;
    if (byte < 0x30 || byte > 0x39) return false;
  }
  return true;
}

function dateType(text: string): number {
  if (!datetime.test(text) || Number.isNaN(instantOf(text))) return cellTypes.text;
  return text.length === 10 ? cellTypes.date : cellTypes.datetime;
}

/** Whether a cell looks like JSON by its brackets: parsing would take longer than everything else. */
function isJson(cell: Buffer, first: number): boolean {
  return cell[cell.length - 1] === first + 2;
}

/** The instant of a date or time in milliseconds, in UTC if it has no zone; NaN if it is not one. */
export function instantOf(text: string): number {
  const zoned = text.slice(10).replace(' UTC', 'Z').replace('UTC', 'Z').replace(',', '.').replace(/^ /, 'T').trim();
  const time = zoned.replace(' ', '');
  if (time === '') return Date.parse(text);
  return Date.parse(`${text.slice(0, 10)}${time}${/(Z|[+-]\d\d:?\d\d)$/.test(time) ? '' : 'Z'}`);
}

/** The type of a column with these types of cells; empty cells do not count. */
export function columnType(seen: number): ColumnType {
  if (seen === 0) return 'empty';
  if (seen === cellTypes.integer) return 'integer';
  if ((seen & ~(cellTypes.integer | cellTypes.number)) === 0) return 'number';
  if (seen === cellTypes.boolean) return 'boolean';
  if (seen === cellTypes.date) return 'date';
  if ((seen & ~(cellTypes.date | cellTypes.datetime)) === 0) return 'datetime';
  return seen === cellTypes.json ? 'json' : 'text';
}
