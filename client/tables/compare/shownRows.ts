import type { ComparedColumns } from './comparedColumns.ts';
import type { ReadRow } from './readRow.ts';
import type { DifferentCell, RowComparison, RowDifference } from './rowMessages.ts';

/** The maximum number of columns that are shown; all with changes are, up to a larger one. */
const [maxColumns, maxChangedColumns] = [10, 50];

interface FoundRows {
  changed: { before: ReadRow | undefined; after: ReadRow }[];
  added: readonly ReadRow[];
  gone: readonly ReadRow[];
}

/** The differences in the columns that tell most: the key, those with changes, then the first ones. */
export function shownRows(
  { names, key }: ComparedColumns,
  { changed, added, gone }: FoundRows,
): Pick<RowComparison, 'columns' | 'hiddenColumns' | 'rows'> {
  const isChanged = (place: number) => changed.some((row) => differs(row, place));
  const places = [...names.keys()];
  const first = [...new Set([...key, ...places.filter(isChanged)])].slice(0, maxChangedColumns);
  const others = places.filter((place) => !first.includes(place)).slice(0, Math.max(0, maxColumns - first.length));
  // The key comes first, the others in their order.
  const shown = [
    ...new Set([...key.filter((place) => first.includes(place)), ...[...first, ...others].sort(ascending)]),
  ];
  const whole = (kind: RowDifference['kind'], { cells }: ReadRow): RowDifference => {
    return { kind, cells: shown.map((place) => ({ value: cells[place] ?? '' })) };
  };
  const rows: RowDifference[] = [
    ...changed.map((row) => ({ kind: 'changed' as const, cells: shown.map((place) => changedCell(row, place)) })),
    ...added.map((row) => whole('added', row)),
    ...gone.map((row) => whole('gone', row)),
  ];
  return { columns: shown.map((place) => names[place] ?? ''), hiddenColumns: names.length - shown.length, rows };
}

function changedCell(row: FoundRows['changed'][number], place: number): DifferentCell {
  const value = row.after.cells[place] ?? '';
  return differs(row, place) ? { value, before: row.before?.cells[place] ?? '' } : { value };
}

function differs({ before, after }: FoundRows['changed'][number], place: number): boolean {
  return before !== undefined && before.identities[place] !== after.identities[place];
}

function ascending(one: number, other: number): number {
  return one - other;
}
