import type { MappingNotes } from './rowWatch.ts';

/**
 * What the rows of all buckets and iterations show of the same mappings: a column is empty where it is so everywhere. A
 * mapping that made no row shows nothing.
 */
export function joinMappingNotes(notes: readonly MappingNotes[]): MappingNotes[] {
  const joined = new Map<string, MappingNotes>();
  for (const note of notes) {
    if (note.rows === 0) continue;
    const before = joined.get(note.pointer);
    joined.set(note.pointer, before === undefined ? note : join(before, note));
  }
  return [...joined.values()];
}

function join(first: MappingNotes, second: MappingNotes): MappingNotes {
  const isEmpty = new Set(second.emptyColumns.map(({ pointer }) => pointer));
  return {
    ...first,
    rows: first.rows + second.rows,
    emptyColumns: first.emptyColumns.filter(({ pointer }) => isEmpty.has(pointer)),
    unmappedFields: [...new Set([...first.unmappedFields, ...second.unmappedFields])],
  };
}
