import type { ValueType } from '../../contracts/generated/types.ts';

/** The narrow types first: an integer is a number too. */
const patterns: Record<ValueType, RegExp> = {
  boolean: /^(?:0|1|true|false)$/,
  integer: /^-?\d{1,400}$/,
  number: /^-?\d{1,400}(?:\.\d{1,400})?(?:[eE][+-]?\d{1,4})?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?$/,
};

/** All types, the narrow ones first. */
export const valueTypes: readonly ValueType[] = ['integer', 'number', 'boolean', 'date', 'date-time'];

/** Whether a value that is not empty is of a type, as the CSV files of a run have it. */
export function isOfType(value: string, type: ValueType): boolean {
  return patterns[type].test(value);
}
