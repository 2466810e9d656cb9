import type { MappingItem, TableMapping } from './tableMapping.ts';

interface TableHeader {
  name: string;
  columns: string[];
  primaryKey: string[];
}

/**
 * The tables of a mapping, parents first, to create at the end of a run if they are missing
 * (`docs/format/mapping.md#8-files`). Their headers have no links; tables without columns are left out.
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

/** The tables of a mapping at any depth, parents first. */
export function tablesIn(mapping: TableMapping): TableMapping[] {
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
