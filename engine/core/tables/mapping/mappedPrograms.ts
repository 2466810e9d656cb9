import { isListField, type LayoutField, type RecordLayout } from '../../transcode/layout.ts';
import { emptyCell, finishedCell, type RowBytes, type RowProgram, rowProgram } from '../../transcode/rowProgram.ts';
import type { ScannedRecords } from '../../transcode/scannedRecords.ts';
import { userText } from './cellTexts.ts';
import type { PageParents } from './pageParents.ts';
import type { MappingItem, TableMapping } from './tableMapping.ts';

/** The rows of scanned records by a mapping; undefined for other tables or for columns that are not a value's text. */
export function mappedPrograms(
  records: ScannedRecords,
  mapping: TableMapping,
  parents: PageParents,
  rows: RowBytes,
): Map<RecordLayout, RowProgram> | undefined {
  const programs = new Map<RecordLayout, RowProgram>();
  for (const layout of records.counts.keys()) {
    const cells = cellsOf(layout, mapping, parents);
    const program = cells && rowProgram(rows, cells);
    if (program === undefined) return undefined;
    programs.set(layout, program);
  }
  return programs;
}

/** The cells; undefined for the table of another one's elements, or for columns that are not a value's text. */
function cellsOf(
  layout: RecordLayout,
  mapping: TableMapping,
  parents: PageParents,
): (number | Uint8Array)[] | undefined {
  if (mapping.parentColumn !== undefined) return undefined;
  const cells: (number | Uint8Array)[] = [];
  for (const item of mapping.items) {
    const cell = cellOf(item, layout, mapping, parents);
    if (cell === undefined) return undefined;
    cells.push(cell);
  }
  return cells;
}

function cellOf(
  item: MappingItem,
  { fields }: RecordLayout,
  mapping: TableMapping,
  parents: PageParents,
): number | Uint8Array | undefined {
  if (item.kind === 'user') return finishedCell(userText(item, parents, mapping));
  if (item.kind !== 'column' || item.keys === undefined) return undefined;
  let found: LayoutField | undefined = fields;
  for (const key of item.keys) {
    // An element has no separate slot in the record.
    if (found !== undefined && isListField(found)) return undefined;
    found = found instanceof Map ? found.get(key) : undefined;
  }
  if (found === undefined) return emptyCell;
  return typeof found === 'number' ? found : undefined;
}
