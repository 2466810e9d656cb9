import { UserError } from '../errors.ts';
import { numberOf } from '../json/readValues.ts';
import { textOf } from '../json/textOf.ts';
import type { JsonValue } from '../json/value.ts';
import { isMadeOf } from '../text/isMadeOf.ts';
import type { RecordView } from './recordView.ts';

/** Whether a record of the parent lets a child job run. */
export type RecordFilter = (record: RecordView) => boolean;

const operators: Record<string, (left: string, right: string) => boolean> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '>=': (left, right) => compare(left, right) >= 0,
  '<=': (left, right) => compare(left, right) <= 0,
  '~~': (left, right) => matches(left, right),
  '!~': (left, right) => !matches(left, right),
  '>': (left, right) => compare(left, right) > 0,
  '<': (left, right) => compare(left, right) < 0,
};

/**
 * Reads comparisons joined by `&`, which binds tighter, and `|` (`docs/format/jobs.md#61-recursionfilter`). Throws a
 * UserError for a comparison without operator.
 */
export function readRecursionFilter(filter: string): RecordFilter {
  const alternatives = filter.split('|').map((part) => part.split('&').map(readComparison));
  return (record) => alternatives.some((comparisons) => comparisons.every((holds) => holds(record)));
}

function readComparison(text: string): RecordFilter {
  // A two-character operator wins at any position. The part after a second one is dropped, as on the platform.
  const operator = /==|!=|>=|<=|~~|!~/.exec(text)?.[0] ?? /[<>]/.exec(text)?.[0];
  const holds = operators[operator ?? ''];
  if (operator === undefined || holds === undefined) throw noOperator(text);
  const [column = '', value = ''] = text.split(operator);
  return (record) => holds(columnText(record, column), value);
}

function columnText(record: RecordView, column: string): string {
  const value = record.isScalar ? scalarAt(record, column) : record.valueAt(column);
  if (Array.isArray(value)) return 'Array';
  const text = value === undefined ? '' : textOf(value);
  if (text !== undefined) return text;
  throw new UserError(
    'job.filter-on-object',
    `"recursionFilter" compares "${column}", which is an object in a record. Name a value inside it.`,
  );
}

/** The scalar in a column; a record without fields has the one column `scalar`. */
function scalarAt(record: RecordView, column: string): JsonValue | undefined {
  return column === 'scalar' ? record.valueAt('.') : undefined;
}

/** Compares numerically if both texts are numeric (whole numbers exactly), else by bytes. */
function compare(left: string, right: string): number {
  if (isInteger(left) && isInteger(right)) return Number(BigInt(left) - BigInt(right));
  const [leftNumber, rightNumber] = [numberOf(left), numberOf(right)];
  if (leftNumber !== undefined && rightNumber !== undefined) return leftNumber - rightNumber;
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text);
}

/** Whether a text matches a pattern, in which `%` is any characters within one line. */
function matches(text: string, pattern: string): boolean {
  return isMadeOf(text, pattern.split('%'), (gap) => !/[\n\r\u2028\u2029]/.test(gap));
}

function noOperator(text: string): UserError {
  return new UserError(
    'job.filter-syntax',
    `"recursionFilter" has "${text}", which is not a comparison. Use one of ==, !=, >=, <=, >, <, ~~, !~.`,
  );
}
