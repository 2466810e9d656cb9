import type { MappingItem, TableMapping } from './tableMapping.ts';

/** What a table looks like that never took a row. */
export interface TableHeader {
  name: string;
  columns: string[];
  primaryKey: string[];
}

/**
 * The tables of a mapping at any depth, parents first, as they are made at the end of a run where they do not exist yet
 * (`mapping.md` section 8): such a header has no links, and a table without any column is not among them.
 */
export function headerOnlyTables(mapping: TableMapping): TableHeader[] {
  const headers = new Map<string, TableHeader>();
  for (const table of tablesIn(mapping)) {
    const columns = columnsWithoutLinks(table);
    if (columns.length === 0 || headers.has(table.name)) continue;
    headers.set(table.name, { name: table.name, columns, primaryKey: table.primaryKey });
  }
  return [...headers.values()];
}

function tablesIn(mapping: TableMapping): TableMapping[] {
  return [mapping, ...mapping.items.flatMap(tablesBelow)];
}

function tablesBelow(item: MappingItem): TableMapping[] {
  if (item.kind === 'column' || item.kind === 'user') return [];
  const unused = item.unused === undefined ? [] : tablesIn(item.unused);
  return item.kind === 'table' ? [...tablesIn(item.table), ...unused] : unused;
}

function columnsWithoutLinks({ items, parentColumn }: TableMapping): string[] {
  const columns = items.flatMap((item) => (item.kind === 'column' || item.kind === 'user' ? [item.destination] : []));
  return parentColumn === undefined ? columns : [...columns, parentColumn.name];
}
