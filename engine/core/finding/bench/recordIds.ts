import { findIdField } from '../../descriptions/evidence/idNames.ts';
import { schemaOfValues } from '../../descriptions/schemaOfValues.ts';
import { digestOf } from '../../json/digestOf.ts';
import { findPath } from '../../json/findPath.ts';
import { entriesOf, isObject, type JsonList, type JsonValue, keysOf } from '../../json/value.ts';

const isId = /(^|_|\b)(id|uuid|guid|uid|key|slug|sku|code|number)$|[a-z](Id|ID|Key)$/;

/** The path of the field that identifies the records of a page; undefined if only the whole record does. */
export function idPathOf(records: JsonList): string | undefined {
  const objects = records.filter(isObject);
  const [first] = objects;
  if (first === undefined || objects.length < records.length) return undefined;
  const named = findIdField(schemaOfValues(objects));
  const inside = entriesOf(first).flatMap(([key, value]) =>
    isObject(value) ? keysOf(value).flatMap((own) => (isId.test(own) ? [`${key}.${own}`] : [])) : [],
  );
  const paths = [...(named === undefined ? [] : [named]), ...keysOf(first).filter((key) => isId.test(key)), ...inside];
  return paths.find((path) => tellsApart(objects, path));
}

/** The identities of records, by the field at a path or by all that they have. */
export function recordIds(records: JsonList, path: string | undefined): string[] {
  return records.map((record) => {
    const id = path === undefined ? undefined : textOfId(findPath(record, path));
    return id ?? digestOf(record);
  });
}

function tellsApart(records: JsonList, path: string): boolean {
  const ids = records.map((record) => textOfId(findPath(record, path)));
  return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
}

function textOfId(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : `"${value}`;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined;
}
