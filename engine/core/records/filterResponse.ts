import { UserError } from '../../errors.ts';
import { jsonText } from '../json/jsonText.ts';
import { getField, hasField, isList, isObject, type JsonValue, withField } from '../json/value.ts';

/**
 * `responseFilter` (`jobs.md` section 5, level 3): the named parts of a record become JSON text, so that they are one
 * cell each. Gives a changed copy; throws a UserError where `[]` stands behind a value that is no list.
 */
export function filterResponse(record: JsonValue, paths: readonly string[], delimiter: string): JsonValue {
  return paths.reduce((filtered, path) => filterPart(filtered, path.split(delimiter)), record);
}

function filterPart(value: JsonValue, parts: readonly string[]): JsonValue {
  const [part = '', ...below] = parts;
  const key = part.endsWith('[]') ? part.slice(0, -2) : part;
  if (!isObject(value) || !hasField(value, key)) return value;
  const field = getField(value, key) ?? null;
  const filtered = part.endsWith('[]') ? filterElements(field, below, key) : filterField(field, below);
  return withField(value, key, filtered);
}

function filterField(field: JsonValue, below: readonly string[]): JsonValue {
  return below.length === 0 ? (jsonText(field) ?? '') : filterPart(field, below);
}

function filterElements(field: JsonValue, below: readonly string[], key: string): JsonValue {
  if (isList(field)) return field.map((element) => filterField(element, below));
  throw new UserError(
    'response.filter-not-list',
    `"responseFilter" reads "${key}[]", but "${key}" is no list in a record. Leave the "[]" out.`,
  );
}
