import { isNamed } from './nameColumns.ts';
import type { StructureNode } from './structureNode.ts';

/** How to write one key of a record. */
export type Field =
  | { kind: 'scalar'; key: string; column: number }
  | { kind: 'object'; key: string; node: StructureNode; fields: Field[] }
  | { kind: 'list'; key: string; node: StructureNode; column: number };

/** The columns of a table and how a record fills them. Created once per table. */
export interface Layout {
  columns: string[];
  fields: Field[];
  parentColumns: Map<string, number>;
  /** The new keys of those that were renamed when this table was opened. */
  newlyRenamed: Set<string>;
}

/** A parent column: its original key, the key it is hashed under, and its header. */
export interface ParentColumn {
  key: string;
  renamed: string;
  header: string;
  /** Whether no earlier table renamed it in this way. */
  isNew: boolean;
}

/** The columns named when a table is opened: parent columns, and fields whose names are not final. */
export interface NewColumns {
  parents: readonly ParentColumn[];
  newNames: ReadonlyMap<StructureNode, string>;
}

/** Lays out a table (`docs/format/json-to-csv.md#51-header-of-a-table`): data in stored order, then parent columns. */
export function layOutTable({ item }: StructureNode, { parents, newNames }: NewColumns): Layout {
  const nameOf = (field: StructureNode) => (isNamed(field) ? undefined : newNames.get(field)) ?? field.name ?? '';
  const columns: string[] = [];
  const fields: Field[] =
    item?.type === 'scalar' ? [{ kind: 'scalar', key: 'data', column: columns.push(item.name ?? 'data') - 1 }] : [];
  // Added one at a time, because a record may have more keys than a call can have arguments.
  for (const field of item === undefined ? [] : layOutFields(item, columns, nameOf)) fields.push(field);
  const parentColumns = new Map(parents.map(({ key, header }) => [key, columns.push(header) - 1]));
  const newlyRenamed = new Set(parents.filter(({ isNew }) => isNew).map(({ renamed }) => renamed));
  return { columns, fields, parentColumns, newlyRenamed };
}

function layOutFields(node: StructureNode, columns: string[], nameOf: (field: StructureNode) => string): Field[] {
  return [...node.fields].map(([key, field]): Field => {
    if (field.type === 'object')
      return { kind: 'object', key, node: field, fields: layOutFields(field, columns, nameOf) };
    const column = columns.push(nameOf(field)) - 1;
    return field.type === 'array' ? { kind: 'list', key, node: field, column } : { kind: 'scalar', key, column };
  });
}

/** Whether two layouts fill the same columns in the same way. */
export function haveSameKinds(a: readonly Field[], b: readonly Field[]): boolean {
  return a.length === b.length && a.every((field, index) => isSameField(field, b[index]));
}

function isSameField(a: Field, b: Field | undefined): boolean {
  if (b === undefined || a.kind !== b.kind || a.key !== b.key) return false;
  if (a.kind === 'object') return b.kind === 'object' && haveSameKinds(a.fields, b.fields);
  if (a.kind === 'list') return b.kind === 'list' && a.node === b.node && a.column === b.column;
  return b.kind === 'scalar' && a.column === b.column;
}
