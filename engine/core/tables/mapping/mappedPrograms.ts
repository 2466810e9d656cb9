import type { LoadedLayout } from '../../transcode/kernelMemory.ts';
import type { LayoutField } from '../../transcode/layout.ts';
import { emptyCell, finishedCell, type RowProgram, rowProgram } from '../../transcode/rowProgram.ts';
import type { ScannedRecords } from '../../transcode/scannedRecords.ts';
import { userText } from './cellTexts.ts';
import type { PageParents } from './pageParents.ts';
import type { MappingItem, TableMapping } from './tableMapping.ts';

/**
 * How the rows of scanned records are made by a mapping. Undefined if it fills other tables, or if a column is not the
 * text of a value.
 */
export function mappedPrograms(
  records: ScannedRecords,
  mapping: TableMapping,
  parents: PageParents,
): Map<LoadedLayout, RowProgram> | undefined {
  const programs = new Map<LoadedLayout, RowProgram>();
  for (const layout of records.kinds.keys()) {
    const program = programOf(layout, mapping, parents);
    if (program === undefined) return undefined;
    programs.set(layout, program);
  }
  return programs;
}

function programOf(layout: LoadedLayout, mapping: TableMapping, parents: PageParents): RowProgram | undefined {
  const cells: (number | Uint8Array)[] = [];
  for (const item of mapping.items) {
    const cell = cellOf(item, layout, mapping, parents);
    if (cell === undefined) return undefined;
    cells.push(cell);
  }
  return mapping.parentColumn === undefined ? rowProgram(cells) : undefined;
}

function cellOf(
  item: MappingItem,
  { fields }: LoadedLayout,
  mapping: TableMapping,
  parents: PageParents,
): number | Uint8Array | undefined {
  if (item.kind === 'user') return finishedCell(userText(item, parents, mapping));
  if (item.kind !== 'column' || item.keys === undefined) return undefined;
  let found: LayoutField | undefined = fields;
  // A scalar and a list without elements have nothing below them.
  for (const key of item.keys) found = found instanceof Map ? found.get(key) : undefined;
  if (found === undefined) return emptyCell;
  return typeof found === 'number' ? found : undefined;
}
