import { UserError } from '../../errors.ts';
import type { MappingItem, ParentKeyColumn } from './tableMapping.ts';

/** A column of a table and its source, worded for a message. */
interface NamedColumn {
  name: string;
  source: string;
  isLink: boolean;
  pointer: string;
}

/**
 * The header of a table (`docs/format/mapping.md#7-header-and-rows`): a column for each item, including links, and the
 * parent key last. Throws a UserError for equal names, because rows would be shorter than the header.
 */
export function layOutColumns(
  items: readonly (readonly [path: string, item: MappingItem])[],
  { name, parentColumn }: { name: string; parentColumn: ParentKeyColumn | undefined },
): string[] {
  const columns = items.flatMap(([path, item]) => columnOf(path, item));
  if (parentColumn !== undefined) columns.push({ ...parentColumn, source: 'the parent key', isLink: false });
  const known = new Map<string, NamedColumn>();
  for (const column of columns) {
    const other = known.get(column.name);
    if (other !== undefined) throw nameTwice(name, other, column);
    known.set(column.name, column);
  }
  return [...known.keys()];
}

function columnOf(path: string, item: MappingItem): NamedColumn[] {
  if (item.kind === 'own-table' || (item.kind === 'table' && !item.hasLink)) return [];
  const { pointer } = item;
  if (item.kind !== 'table') return [{ name: item.destination, source: `"${path}"`, isLink: false, pointer }];
  return [{ name: item.table.name, source: `the link to the child table of "${path}"`, isLink: true, pointer }];
}

function nameTwice(table: string, first: NamedColumn, second: NamedColumn): UserError {
  const areLinks = first.isLink && second.isLink;
  const advice = areLinks
    ? 'A table with a primary key needs no links, so set one'
    : 'Give one of them another "destination"';
  return new UserError(
    'mapping.duplicate-column',
    `The table "${table}" has two columns "${second.name}": ${first.source} and ${second.source}. ${advice}.`,
    { pointer: second.pointer, otherPointer: first.pointer },
  );
}
