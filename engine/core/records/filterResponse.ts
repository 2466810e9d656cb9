import { UserError } from '../errors.ts';
import { cellText } from '../json/cellText.ts';
import { isEmptyInResponse } from '../json/isEmpty.ts';
import { jsonText } from '../json/jsonText.ts';
import { getField, hasField, isList, isObject, type JsonValue, withField } from '../json/value.ts';

/** Parts of a record that are kept as JSON text. */
export interface ResponseFilter {
  paths: string[];
  delimiter: string;
  /** Below 3, empty values stay and scalars become plain text (`docs/format/json-to-csv.md#122-responsefilter`). */
  compatLevel: number;
}

/** The first `compatLevel` at which every value that is present becomes JSON text. */
const currentLevel = 3;

interface Rules {
  /** Whether a value stays as it is. */
  skips(value: JsonValue): boolean;
  encode(value: JsonValue): string;
}

const currentRules: Rules = { skips: () => false, encode: (value) => jsonText(value) ?? '' };
const oldRules: Rules = { skips: isEmptyInResponse, encode: cellText };

/**
 * Turns parts of a record into JSON text (`docs/format/jobs.md#5-responsefilter`). Below `compatLevel` 3, empty values
 * stay and scalars become plain text (`docs/format/json-to-csv.md#122-responsefilter`). Throws a UserError if `[]`
 * follows another value than a list.
 */
export function filterResponse(
  record: JsonValue,
  paths: readonly string[],
  delimiter: string,
  compatLevel = currentLevel,
): JsonValue {
  const rules = compatLevel < currentLevel ? oldRules : currentRules;
  return paths.reduce((filtered, path) => filterPart(filtered, path.split(delimiter), rules), record);
}

/** The keys of which a record must have one to be changed. */
export function filteredKeys({ paths, delimiter }: ResponseFilter): Set<string> {
  return new Set(paths.map((path) => keyOf(path.split(delimiter)[0])));
}

function keyOf(part = ''): string {
  return part.endsWith('[]') ? part.slice(0, -2) : part;
}

function filterPart(value: JsonValue, parts: readonly string[], rules: Rules): JsonValue {
  const [part = '', ...below] = parts;
  const key = keyOf(part);
  if (!isObject(value) || !hasField(value, key)) return value;
  const field = getField(value, key) ?? null;
  if (rules.skips(field)) return value;
  const filtered = part.endsWith('[]') ? filterElements(field, below, key, rules) : filterField(field, below, rules);
  return withField(value, key, filtered);
}

function filterField(field: JsonValue, below: readonly string[], rules: Rules): JsonValue {
  if (below.length > 0) return filterPart(field, below, rules);
  return rules.skips(field) ? field : rules.encode(field);
}

function filterElements(field: JsonValue, below: readonly string[], key: string, rules: Rules): JsonValue {
  if (isList(field)) return field.map((element) => filterField(element, below, rules));
  throw new UserError(
    'response.filter-not-list',
    `"responseFilter" reads "${key}[]", but "${key}" is not a list in a record. Remove the "[]".`,
  );
}
