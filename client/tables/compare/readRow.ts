import { cellBytes } from '../file/cellBytes.ts';
import type { RecordSpans } from '../file/recordSpans.ts';
import { textStart } from '../file/shownCell.ts';
import type { CellValue } from '../file/tableMessages.ts';
import { RowIdentity } from './rowIdentity.ts';

/** The maximum number of characters of a shown cell. */
const shownCharacters = 200;

/** A row in the form that is shown, with what tells each of its values from another. */
export interface ReadRow {
  cells: CellValue[];
  identities: string[];
}

/** Reads rows of a table in these columns. */
export class RowReader {
  readonly #columns: readonly number[];
  readonly #identities: readonly RowIdentity[];

  constructor(columns: readonly number[]) {
    this.#columns = columns;
    this.#identities = columns.map((column) => new RowIdentity([column]));
  }

  read(bytes: Buffer, spans: RecordSpans): ReadRow {
    return {
      cells: this.#columns.map((column) => shown(cellBytes(bytes, spans, column))),
      identities: this.#identities.map((identity) => identity.of(bytes, spans)),
    };
  }
}

function shown(cell: Buffer): CellValue {
  if (cell.length <= shownCharacters) return cell.toString();
  return { start: textStart(cell, shownCharacters), bytes: cell.length };
}
