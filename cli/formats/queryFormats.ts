import { cellOf, type QueryRows, type QueryValue } from '@pagewright/engine/storage';
import { countText, numberText } from '@pagewright/engine/text/countText';
import { csvLine } from '@pagewright/engine/text/csvLine';
import { plainJson } from '../plainJson.ts';
import { plainText } from '../plainText.ts';
import { textTable } from '../textTable.ts';

/** The most rows of a table, which is for a person, and the most characters of its cells. */
const mostRows = 1_000;
const mostCharacters = 60;

/** How the result of a query is printed: its pieces of text, as they come. */
export const queryFormats = { table: tablePieces, csv: csvPieces, json: jsonPieces };

function* tablePieces({ columns, rows }: QueryRows): Generator<string> {
  // What is shown of a value, not the value: of a thousand rows, each may be large.
  const shown: string[][] = [];
  const titled = columns.map((title) => ({ title: shortText(title), isNumber: true }));
  let isCut = false;
  for (const row of rows) {
    isCut = shown.length === mostRows;
    if (isCut) break;
    for (const [column, title] of titled.entries()) title.isNumber &&= isNumber(row[column]);
    shown.push(row.map((value) => shortText(cellOf(beginningOf(value)))));
  }
  yield `${textTable(titled, shown)}\n\n`;
  yield isCut
    ? `The first ${numberText(mostRows)} rows; --format csv prints all.\n`
    : `${countText(shown.length, 'row')}\n`;
}

function isNumber(value: QueryValue | undefined): boolean {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** So much of a value that the rest cannot be seen. */
function beginningOf(value: QueryValue): QueryValue {
  if (typeof value === 'string') return value.slice(0, mostCharacters + 1);
  return value instanceof Uint8Array ? value.subarray(0, mostCharacters) : value;
}

function shortText(text: string): string {
  const plain = plainText(text);
  return plain.length > mostCharacters ? `${plain.slice(0, mostCharacters - 1)}…` : plain;
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

/** By hand, because numbers may have more digits than JavaScript's, and an object would reorder columns. */
function jsonObject(columns: readonly string[], row: readonly QueryValue[]): string {
  const fields = columns.map((column, index) => `${plainJson(column)}: ${jsonValue(row[index] ?? null)}`);
  return `{${fields.join(', ')}}`;
}

function jsonValue(value: QueryValue): string {
  if (typeof value === 'bigint') return String(value);
  return plainJson(value instanceof Uint8Array ? cellOf(value) : value);
}
