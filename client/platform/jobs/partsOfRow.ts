import type { JudgedPart } from '@pagewright/engine/platform';

/** A row as its files say. */
interface OwnRow {
  /** Absent: no file says it, as in our own layout. */
  id?: string;
  name: string;
}

/**
 * The jobs of a row in a judged job of the platform, with the names that they have in its text; without a row those of a
 * configuration that has none. None if it is not known which row it is: several have its name.
 */
export function partsOfRow(parts: readonly JudgedPart[], row: OwnRow | undefined): JudgedPart[] {
  if (row === undefined) return parts.filter((part) => part.row === undefined);
  const own = parts.filter((part) => part.row !== undefined && isSameRow(row, part.row));
  const ids = new Set(own.map((part) => part.row?.id));
  return ids.size > 1 ? [] : own.map(({ row: _, ...part }) => part);
}

/** Whether a row here is one of the project, by its id, or its name where no file says the id. */
export function isSameRow({ id, name }: OwnRow, row: { id: string; name: string }): boolean {
  return id === undefined ? row.name === name : row.id === id;
}
