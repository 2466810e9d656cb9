import { cellOf, type QueryRows, type QueryValue } from '@pagewright/engine/storage';
import { countText, numberText } from '@pagewright/engine/text/countText';
import { csvLine } from '@pagewright/engine/text/csvLine';
import { plainJson } from '../printing/plainJson.ts';
import { plainText } from '../printing/plainText.ts';
import { textTable } from '../printing/textTable.ts';

/** The maximum number of rows of a table, which is for a person, and of characters of its cells. */
const maxRows = 1_000;
const maxCharacters = 60;

/** The formats of a query's result, printed in pieces of text as they come. */
export const queryFormats = { table: tablePieces, csv: csvPieces, json: jsonPieces };

function* tablePieces({ columns, rows }: QueryRows): Generator<string> {
  // Keeps the shown text, not the value: of a thousand rows, each may be large.
  const shown: string[][] = [];
  const titled = columns.map((title) => ({ title: shortText(title), isNumber: true }));
  let isCut = false;
  for (const row of rows) {
    isCut = shown.length === maxRows;
    if (isCut) break;
    for (const [column, title] of titled.entries()) title.isNumber &&= isNumber(row[column]);
    shown.push(row.map((value) => shortText(cellOf(beginningOf(value)))));
  }
  yield `${textTable(titled, shown)}\n\n`;
  yield isCut
    ? `The first ${numberText(maxRows)} rows; --format csv prints all.\n`
    : `${countText(shown.length, 'row')}\n`;
}

function isNumber(value: QueryValue | undefined): boolean {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** The beginning of a value, long enough that the rest is not visible. */
function beginningOf(value: QueryValue): QueryValue {
  if (typeof value === 'string') return value.slice(0, maxCharacters + 1);
  return value instanceof Uint8Array ? value.subarray(0, maxCharacters) : value;
}

function shortText(text: string): string {
  const plain = plainText(text);
  return plain.length > maxCharacters ? `${plain.slice(0, maxCharacters - 1)}…` : plain;
}

function* csvPieces({ columns, rows }: QueryRows): Generator<string> {
  yield csvLine(columns);
  for (const row of rows) yield csvLine(row.map(cellOf));
}

function* jsonPieces({ columns, rows }: QueryRows): Generator<string> {
  let separator = '[\n';
  for (const row of rows) {
    yield `${separator}  ${jsonObject(columns, row)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * A row as a JSON object, written by hand, because numbers may have more digits than JavaScript's, and an object would
 * reorder columns.
 */
function jsonObject(columns: readonly string[], row: readonly QueryValue[]): string {
  const fields = columns.map((column, index) => `${plainJson(column)}: ${jsonValue(row[index] ?? null)}`);
  return `{${fields.join(', ')}}`;
}

function jsonValue(value: QueryValue): string {
  if (typeof value === 'bigint') return String(value);
  return plainJson(value instanceof Uint8Array ? cellOf(value) : value);
}
