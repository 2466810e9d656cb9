import {
  entriesOf,
  getField,
  hasField,
  isList,
  isObject,
  type JsonValue,
  objectFrom,
  withField,
} from '../json/value.ts';

/** A value to be set at a place of a document. */
export interface Setting {
  /** Keys and indexes from the root. */
  path: readonly string[];
  value: JsonValue;
  /** Whether a missing key is added, before the others of its object. */
  adds: boolean;
}

/** A copy of a document with values set one after another. A value without a place is ignored. */
export function setValues(document: JsonValue, settings: readonly Setting[]): JsonValue {
  return settings.reduce((changed, setting) => set(changed, setting.path, setting), document);
}

function set(within: JsonValue, [key = '', ...rest]: readonly string[], setting: Setting): JsonValue {
  if (isList(within)) return within.map((item, index) => (String(index) === key ? below(item, rest, setting) : item));
  if (!isObject(within)) return within;
  if (hasField(within, key)) return withField(within, key, below(getField(within, key) ?? null, rest, setting));
  const isAdded = setting.adds && rest.length === 0;
  return isAdded ? objectFrom([[key, setting.value], ...entriesOf(within)]) : within;
}

function below(field: JsonValue, rest: readonly string[], setting: Setting): JsonValue {
  return rest.length === 0 ? setting.value : set(field, rest, setting);
}
