import { createManyColumns, manyColumns } from './createManyColumns.ts';
import { createNarrowRecords, narrowColumns } from './createNarrowRecords.ts';
import { createWideRecords, wideMapping } from './createWideRecords.ts';

export type KindName = 'narrow' | 'wide' | 'late' | 'columns';

/** The records of a flat list, and the mapping that gives the same columns as no mapping. */
interface Kind {
  create(): () => object;
  mapping: Record<string, string>;
}

export const kinds: Record<KindName, Kind> = {
  narrow: { create: createNarrowRecords, mapping: sameNames(narrowColumns) },
  wide: { create: createWideRecords, mapping: wideMapping },
  // A column that only the last page has, see `countedBodies`.
  late: { create: createWideRecords, mapping: { ...wideMapping, late: 'late' } },
  columns: { create: createManyColumns, mapping: sameNames(manyColumns) },
};

function sameNames(columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, column]));
}
