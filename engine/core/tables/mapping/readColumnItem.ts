import { UserError } from '../../errors.ts';
import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { objectField } from '../../json/readValues.ts';
import { textOf } from '../../json/textOf.ts';
import { getField, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { columnItem, columnMapping, mappingItem } from '../../schema/generated/options.ts';
import { OptionReader } from '../../schema/optionReader.ts';
import { isIntegerKey } from './integerKey.ts';
import { buildPathReader } from './pathReader.ts';
import type { ColumnItem, UserItem } from './tableMapping.ts';

export interface ItemPlace {
  path: string;
  pointer: string;
}

/** Reads an item for a cell (`docs/format/mapping.md#4-columns`). Throws a UserError for no column or a bad type. */
export function readColumnItem(item: JsonValue, place: ItemPlace): ColumnItem | UserItem {
  const object = isObject(item) ? item : longForm(item, place);
  const { path, pointer } = place;
  const column = readColumn(object, place);
  if (typeOf(object, place) === 'user') return { ...column, kind: 'user', pointer, key: path };
  const delimiter = delimiterOf(object);
  return {
    ...column,
    kind: 'column',
    pointer,
    read: buildPathReader(path, delimiter),
    keys: path === delimiter ? undefined : path.split(delimiter),
    keepsJson: new OptionReader(object, columnItem).truth('forceType'),
  };
}

/** The type of an item, by default `column`. Throws a UserError for any other word. */
export function typeOf(item: JsonObject, { path, pointer }: ItemPlace): 'column' | 'user' | 'table' {
  const type = getField(item, 'type');
  if (isEmptyInConfig(type)) return mappingItem.type;
  if (type === 'column' || type === 'user' || type === 'table') return type;
  throw new UserError(
    'config.unknown-value',
    `The "type" of "${path}" is not known. Write "column", "user" or "table"; without it, the item is a column.`,
    { pointer: `${pointer}/type` },
  );
}

/** The delimiter of an item's path (`docs/format/mapping.md#3-paths`). */
export function delimiterOf(item: JsonObject): string {
  return new OptionReader(item, mappingItem).text('delimiter');
}

/** The name of a column or a table; absent if it is empty or not text. A name may be `0`. */
export function nameField(object: JsonObject, key: string): string | undefined {
  const name = getField(object, key) ?? null;
  return typeof name === 'boolean' ? undefined : textOf(name) || undefined;
}

/** The long form of `"path": "destination"`. */
function longForm(item: JsonValue, { path, pointer }: ItemPlace): JsonObject {
  if (typeof item !== 'string') {
    throw new UserError(
      'config.wrong-type',
      `"${path}" must be the name of a column, or an object that describes the column or table.`,
      { pointer },
    );
  }
  if (!isIntegerKey(path)) return { mapping: { destination: item } };
  throw new UserError(
    'config.invalid',
    `The path "${path}" is a number, which needs the long form: {"mapping": {"destination": …}}.`,
    { pointer },
  );
}

function readColumn(item: JsonObject, { path, pointer }: ItemPlace): { destination: string; isKey: boolean } {
  const mapping = objectField(item, 'mapping');
  const destination = mapping && nameField(mapping, 'destination');
  if (mapping !== undefined && destination !== undefined) {
    return { destination, isKey: new OptionReader(mapping, columnMapping).truth('primaryKey') };
  }
  throw new UserError(
    'config.missing-key',
    `"${path}" names no column. Add {"mapping": {"destination": …}} with the name of one.`,
    { pointer: mapping === undefined ? pointer : `${pointer}/mapping` },
  );
}
