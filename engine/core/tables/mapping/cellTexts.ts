import { UserError } from '../../errors.ts';
import { jsonText } from '../../json/jsonText.ts';
import { textOf } from '../../json/textOf.ts';
import type { JsonValue } from '../../json/value.ts';
import type { PageParents } from './pageParents.ts';
import type { ColumnItem, TableMapping, UserItem } from './tableMapping.ts';

/**
 * The cell of a `column` item (`docs/format/mapping.md#4-columns`). Throws a UserError, which names all such columns of
 * the row, for a list or an object without `forceType`.
 */
export function columnText(
  value: JsonValue | undefined,
  item: ColumnItem,
  row: JsonValue,
  mapping: TableMapping,
): string {
  if (value === undefined || value === null) return '';
  const text = textOf(value);
  if (text !== undefined) return text;
  return item.keepsJson ? (jsonText(value) ?? '') : cannotHold(row, mapping, item);
}

/** The cell of a `user` item. Throws a UserError if the parent column is a list or an object. */
export function userText(
  { key, destination, pointer }: UserItem,
  parents: PageParents,
  { name }: TableMapping,
): string {
  const text = textOf(parents.get(key));
  if (text !== undefined) return text;
  throw new UserError(
    'mapping.column-not-scalar',
    `The column "${destination}" of the table "${name}" takes "${key}", which is a list or an object. It must be a text, a number, true or false.`,
    { pointer },
  );
}

function cannotHold(row: JsonValue, { items, name }: TableMapping, { pointer }: ColumnItem): never {
  const destinations = items.flatMap((item) =>
    item.kind === 'column' && !item.keepsJson && textOf(item.read(row) ?? null) === undefined
      ? [`"${item.destination}"`]
      : [],
  );
  throw new UserError(
    'mapping.column-not-scalar',
    `A row of the table "${name}" has a list or an object for ${destinations.join(', ')}. Set "forceType" to keep it as JSON text, name a path inside it, or map it to a table of its own.`,
    { pointer },
  );
}
