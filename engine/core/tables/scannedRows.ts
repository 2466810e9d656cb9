import { cellText } from '../json/cellText.ts';
import { isObject, type JsonValue } from '../json/value.ts';
import type { LoadedLayout } from '../transcode/kernelMemory.ts';
import { kinds } from '../transcode/kinds.ts';
import type { LayoutFields } from '../transcode/layout.ts';
import { emptyCell, finishedCell, type RowProgram, rowProgram } from '../transcode/rowProgram.ts';
import type { ScannedRecords } from '../transcode/scannedRecords.ts';
import type { TableRows } from './pageConverter.ts';
import type { Field, Layout } from './tableLayout.ts';
import type { Parents } from './tablePage.ts';

/** A table that is open for rows. */
interface ScannedTable extends Layout {
  rows: TableRows;
}

/**
 * Writes the rows of scanned records to the table of their data type, without parsing them. Writes none and returns
 * false if a value would become more than the text of its cell: a row of another table, a link, or JSON.
 */
export function writeScanned(
  records: ScannedRecords,
  parents: Parents,
  table: ScannedTable,
  writeSlowly: (record: JsonValue) => void,
): boolean {
  const programs = new Map<LoadedLayout, RowProgram>();
  for (const [layout, found] of records.kinds) {
    const program = programOf(layout, found, parents, table);
    if (program === undefined) return false;
    programs.set(layout, program);
  }
  return records.write({ programs, rows: table.rows, writeSlowly });
}

function programOf(
  layout: LoadedLayout,
  found: Uint8Array,
  parents: Parents,
  table: ScannedTable,
): RowProgram | undefined {
  const cells: (number | Uint8Array)[] = new Array(table.columns.length).fill(emptyCell);
  if (!fill(cells, table.fields, layout.fields, found)) return undefined;
  for (const [key, value] of parents) {
    const column = table.parentColumns.get(key);
    if (column !== undefined) cells[column] = finishedCell(parentText(value));
  }
  return rowProgram(cells);
}

/** Whether all values fit their cells. */
function fill(
  cells: (number | Uint8Array)[],
  fields: readonly Field[],
  values: LayoutFields,
  found: Uint8Array,
): boolean {
  return fields.every((field) => {
    const value = values.get(field.key);
    if (value === undefined || (typeof value === 'number' && found[value] === kinds.null)) return true;
    if (field.kind === 'object') return value instanceof Map && fill(cells, field.fields, value, found);
    if (field.kind === 'list') return value === 'no elements';
    if (typeof value !== 'number') return false;
    cells[field.column] = value;
    return true;
  });
}

/**
 * An empty list or object leaves its cell empty (`docs/format/json-to-csv.md#52-one-row`). The analysis rejects any
 * other.
 */
export function parentText(value: JsonValue): string {
  return Array.isArray(value) || isObject(value) ? '' : cellText(value);
}
