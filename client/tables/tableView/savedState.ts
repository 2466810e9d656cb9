/** The state of a table that is restored when it is shown again. Columns by name: another run may have different ones. */
export interface SavedState {
  sort?: { column: string; descending: boolean } | undefined;
  filter: string;
  filterColumn?: string | undefined;
  onlyRepeated: boolean;
  top: number;
  left: number;
  row: number;
  column: number;
  widths: Record<string, number>;
}

/** Reads a state that some version of this page saved; leaves out anything invalid. */
export function readSavedState(value: unknown): SavedState {
  const kept: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const sort = readSort(kept['sort']);
  const { filterColumn } = kept;
  return {
    ...(sort && { sort }),
    ...(typeof filterColumn === 'string' && { filterColumn }),
    filter: typeof kept['filter'] === 'string' ? kept['filter'] : '',
    onlyRepeated: kept['onlyRepeated'] === true,
    top: readNumber(kept['top']),
    left: readNumber(kept['left']),
    row: readNumber(kept['row']),
    column: readNumber(kept['column']),
    widths: readWidths(kept['widths']),
  };
}

function readSort(value: unknown): SavedState['sort'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const { column, descending }: { column?: unknown; descending?: unknown } = value;
  return typeof column === 'string' ? { column, descending: descending === true } : undefined;
}

function readNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(-1, value) : 0;
}

function readWidths(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  const widths: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(widths.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}
