import { createNarrowRecords, narrowColumns } from './createNarrowRecords.ts';
import { createWideRecords, wideMapping } from './createWideRecords.ts';

export type KindName = 'narrow' | 'wide';

/** What flat lists consist of: how records are made, and the mapping that gives the columns they have without one. */
interface Kind {
  create(): () => object;
  mapping: Record<string, string>;
}

export const kinds: Record<KindName, Kind> = {
  narrow: { create: createNarrowRecords, mapping: Object.fromEntries(narrowColumns.map((column) => [column, column])) },
  wide: { create: createWideRecords, mapping: wideMapping },
};
