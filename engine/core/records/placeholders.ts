import { UserError } from '../errors.ts';
import { evaluate } from '../expressions/evaluate.ts';
import type { Evaluation } from '../expressions/evaluation.ts';
import { flatten } from '../expressions/flatten.ts';
import { textOf } from '../json/textOf.ts';
import { isList, isObject, type JsonObject, type JsonScalar, type JsonValue } from '../json/value.ts';
import type { RecordView } from './recordView.ts';

/** A placeholder of a child job: the text in braces, the level of the record that it reads, and the path in it. */
export interface Placeholder {
  name: string;
  /** 1 is the record that triggers the child, 2 the record of its parent, and so on. */
  level: number;
  path: string;
  /** The expression for the value at the path; absent: the value itself is used. */
  expression: JsonObject | undefined;
  pointer: string;
}

/** The value of a placeholder for one run of a child job. */
interface PlaceholderValue {
  path: string;
  value: JsonScalar;
}

/** Values by placeholder name, those of outer levels first. */
export type PlaceholderValues = ReadonlyMap<string, PlaceholderValue>;

/** The input of a placeholder's functions besides the value at the path. */
type FunctionPorts = Pick<Evaluation, 'now' | 'onCall'>;

/**
 * The values of a child's placeholders for a record: combinations of list elements, the last placeholder varying
 * fastest (`docs/format/jobs.md#62-placeholder-values`, `docs/format/jobs.md#63-combining`). `rows` are the triggering
 * record and those above. Throws a UserError if a path is missing or a function fails.
 */
export function placeholderValues(
  placeholders: readonly Placeholder[],
  rows: readonly RecordView[],
  inherited: PlaceholderValues,
  evaluation: FunctionPorts,
): PlaceholderValues[] {
  let combinations: PlaceholderValues[] = [inherited];
  for (const placeholder of placeholders) {
    const values = valuesOf(placeholder, rows, evaluation);
    const { name, path } = placeholder;
    combinations = combinations.flatMap((known) => values.map((value) => new Map([...known, [name, { path, value }]])));
  }
  return combinations;
}

function valuesOf(placeholder: Placeholder, rows: readonly RecordView[], evaluation: FunctionPorts): JsonScalar[] {
  const { name, level, path, pointer } = placeholder;
  const row = rows[level - 1];
  if (row === undefined) {
    throw new UserError(
      'job.placeholder-level',
      `The placeholder "${name}" reads level ${level}, but there are only ${rows.length}.`,
      { pointer },
    );
  }
  const value = row.valueAt(path);
  if (value === undefined) {
    throw new UserError(
      'job.placeholder-not-found',
      `The placeholder "${name}" reads "${path}", which a record of level ${level} does not have.`,
      { pointer },
    );
  }
  const computed = compute(placeholder, value, evaluation);
  return (isList(computed) ? computed : [computed]).map((one) => scalarOf(one, placeholder));
}

/** Computes the expression in the context of the value: `value`, or for a list `value.0`, `value.1` and so on. */
function compute({ expression, pointer }: Placeholder, value: JsonValue, evaluation: FunctionPorts): JsonValue {
  if (expression === undefined) return value;
  return evaluate(expression, { contexts: { placeholder: flatten({ value }) }, pointer, ...evaluation });
}

function scalarOf(value: JsonValue, { name, path, pointer }: Placeholder): JsonScalar {
  if (!isObject(value) && !isList(value)) return value;
  throw new UserError(
    'job.placeholder-not-scalar',
    `The placeholder "${name}" reads "${path}", which is an object or a list. Name a value inside it.`,
    { pointer },
  );
}

/** Whether a child never runs: neither it nor a job above it has placeholders (`docs/format/jobs.md#63-combining`). */
export function neverRuns(own: readonly Placeholder[], inherited: PlaceholderValues): boolean {
  return own.length === 0 && inherited.size === 0;
}

/** Why such a child never runs, and the fix. */
export function neverRunsText(name: string): string {
  return `The child job "${name}" has no "placeholders" and never runs, as on the platform: it could not tell the records of its parent apart. Add one and use it in "endpoint".`;
}

/** The endpoint with every `{name}` replaced, in order; nothing is encoded (`docs/format/jobs.md#63-combining`). */
export function fillEndpoint(endpoint: string, values: PlaceholderValues): string {
  return [...values].reduce(
    (filled, [name, { value }]) => filled.replaceAll(`{${name}}`, () => textOf(value) ?? ''),
    endpoint,
  );
}

/** The columns that link a child's records to their parent (`docs/format/jobs.md#64-parent-columns`). */
export function parentColumns(values: PlaceholderValues): [string, JsonValue][] {
  return [...values.values()].map(({ path, value }) => [path.startsWith('parent_') ? path : `parent_${path}`, value]);
}
