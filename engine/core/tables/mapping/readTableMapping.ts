import { childPointer } from '../../childPointer.ts';
import { UserError } from '../../errors.ts';
import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { entriesOf, getField, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { layOutColumns } from './layOutColumns.ts';
import { delimiterOf, readColumnItem, typeOf } from './readColumnItem.ts';
import { TableItems, type TablePlace } from './tableItems.ts';
import type { ColumnItem, MappingItem, TableMapping, UserItem } from './tableMapping.ts';

/**
 * Reads a mapping of `config.mappings` at `pointer` (`docs/format/mapping.md#1-shape`). Throws a UserError for mistakes
 * that do not depend on data (section 9), and for mappings that would lose rows or cells without a message.
 */
export function readTableMapping(dataType: string, mapping: JsonValue, pointer: string): TableMapping {
  if (isEmptyInConfig(mapping)) {
    const message = `The mapping of "${dataType}" is empty. Name at least one column, or remove the mapping to get all columns.`;
    throw new UserError('config.empty', message, { pointer });
  }
  if (!isObject(mapping)) {
    const message = `The mapping of "${dataType}" must be an object from paths to columns.`;
    throw new UserError('config.wrong-type', message, { pointer });
  }
  return readTable(mapping, { name: dataType, pointer, parentColumn: undefined, taken: new Set([dataType]) });
}

/** Reads columns first, because the primary key decides about the child tables. */
function readTable(mapping: JsonObject, place: TablePlace): TableMapping {
  const { name, parentColumn } = place;
  const columnItems = readColumnItems(mapping, place);
  const keyItems = [...columnItems.values()].filter(({ isKey }) => isKey);
  const primaryKey = keyItems.map(({ destination }) => destination);
  if (parentColumn?.isKey) primaryKey.push(parentColumn.name);

  const tableItems = new TableItems({ ...place, hasKey: primaryKey.length > 0 }, readTable);
  const items = entriesOf(mapping).map(([path, value]): [string, MappingItem] => [
    path,
    columnItems.get(path) ?? tableItems.read(value, { path, pointer: childPointer(place.pointer, path) }),
  ]);
  return {
    name,
    pointer: place.pointer,
    items: items.map(([, item]) => item),
    parentColumn,
    columns: layOutColumns(items, place),
    primaryKey,
    keyItems,
    fields: fieldsOf(mapping),
    feedsTables: items.some(([, { kind }]) => kind === 'table'),
  };
}

/** The first key of each path: a field that is read in part is not left out by accident. */
function fieldsOf(mapping: JsonObject): ReadonlySet<string> | undefined {
  const fields = new Set<string>();
  for (const [path, value] of entriesOf(mapping)) {
    const item = isObject(value) ? value : {};
    const delimiter = delimiterOf(item);
    if (path === delimiter) return undefined;
    if (getField(item, 'type') !== 'user') fields.add(path.split(delimiter)[0] ?? path);
  }
  return fields;
}

function readColumnItems(mapping: JsonObject, { pointer }: TablePlace): Map<string, ColumnItem | UserItem> {
  const items = new Map<string, ColumnItem | UserItem>();
  for (const [path, value] of entriesOf(mapping)) {
    const place = { path, pointer: childPointer(pointer, path) };
    if (isObject(value) && typeOf(value, place) === 'table') continue;
    items.set(path, readColumnItem(value, place));
  }
  return items;
}
