import { UserError } from '../../errors.ts';
import { findPath } from '../json/findPath.ts';
import { textOf } from '../json/textOf.ts';
import { isList, isObject, type JsonScalar, type JsonValue } from '../json/value.ts';

/** A placeholder as a child job defines it: the text between the braces, the row that it reads, and the path in it. */
export interface Placeholder {
  name: string;
  /** 1 is the row that triggers the child, 2 the row of its parent, and so on. */
  level: number;
  path: string;
}

/** The value that a placeholder has for one child job. */
export interface PlaceholderValue {
  path: string;
  value: JsonScalar;
}

/** Values by placeholder name, those of outer levels first. */
export type PlaceholderValues = ReadonlyMap<string, PlaceholderValue>;

/** Reads a name with its level prefix (`configuration.md` section 11). Throws a UserError for a level that cannot be. */
export function readPlaceholder(name: string, path: string): Placeholder {
  const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : '1';
  if (/^[1-9]\d*$/.test(prefix)) return { name, level: Number(prefix), path };
  throw new UserError(
    'job.placeholder-level',
    `The placeholder "${name}" names no level. Write "1:" for the parent, "2:" for its parent, and so on.`,
  );
}

/**
 * The values of a child's placeholders for one row: one combination for each element of lists, the last placeholder
 * varying fastest (`jobs.md` 6.2 and 6.3). `rows` are the row that triggers the child and those above it. Throws a
 * UserError where a path is not in its row.
 */
export function placeholderValues(
  placeholders: readonly Placeholder[],
  rows: readonly JsonValue[],
  inherited: PlaceholderValues,
): PlaceholderValues[] {
  let combinations: PlaceholderValues[] = [inherited];
  for (const placeholder of placeholders) {
    const values = valuesOf(placeholder, rows);
    const { name, path } = placeholder;
    combinations = combinations.flatMap((known) => values.map((value) => new Map([...known, [name, { path, value }]])));
  }
  return combinations;
}

function valuesOf({ name, level, path }: Placeholder, rows: readonly JsonValue[]): JsonScalar[] {
  const row = rows[level - 1];
  if (row === undefined) {
    throw new UserError(
      'job.placeholder-level',
      `The placeholder "${name}" reads level ${level}, but there are only ${rows.length}.`,
    );
  }
  const value = findPath(row, path);
  if (value === undefined) {
    throw new UserError(
      'job.placeholder-not-found',
      `The placeholder "${name}" reads "${path}", which a record of level ${level} does not have.`,
    );
  }
  return (isList(value) ? value : [value]).map((one) => scalarOf(one, name, path));
}

function scalarOf(value: JsonValue, name: string, path: string): JsonScalar {
  if (!isObject(value) && !isList(value)) return value;
  throw new UserError(
    'job.placeholder-not-scalar',
    `The placeholder "${name}" reads "${path}", which is an object or a list. Name a value within it.`,
  );
}

/** The endpoint with every `{name}` replaced, in order; nothing is encoded (`jobs.md` 6.3). */
export function fillEndpoint(endpoint: string, values: PlaceholderValues): string {
  return [...values].reduce(
    (filled, [name, { value }]) => filled.replaceAll(`{${name}}`, () => textOf(value) ?? ''),
    endpoint,
  );
}

/** The columns that tell where a child's records come from: `parent_` and the path (`jobs.md` 6.4). */
export function parentColumns(values: PlaceholderValues): [string, JsonValue][] {
  return [...values.values()].map(({ path, value }) => [path.startsWith('parent_') ? path : `parent_${path}`, value]);
}
