import { UserError } from '../../../errors.ts';
import { findPath } from '../../json/findPath.ts';
import { integerOf } from '../../json/readValues.ts';
import { isList, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { withPath } from '../../json/withPath.ts';
import { limitStop } from '../../schema/generated/options.ts';
import { OptionReader } from '../../schema/optionReader.ts';
import type { StopCondition, StopRule } from './stopCondition.ts';

/** `limitStop` (`pagination.md` 12.1): a fixed number of records, or one that the response tells. */
export interface LimitStop extends StopRule {
  /** Path of the number in the response; absent: it is fixed. */
  field: string | undefined;
}

export function readLimitStop(written: JsonObject): LimitStop {
  const options = new OptionReader(written, limitStop);
  const field = options.text('field');
  const count = options.integer('count') ?? 0;
  const limitIn = (response: JsonValue) => (field === undefined ? count : toldLimit(response, field));
  return {
    field,
    begin: () => counting(limitIn, 0),
    ends: [
      `${field === undefined ? `${count} records` : `as many records as "${field}" says`} were read ("limitStop")`,
    ],
    ...(field !== undefined && { goOn: (response: JsonValue) => withPath(response, field, Number.MAX_SAFE_INTEGER) }),
  };
}

function counting(limitIn: (response: JsonValue) => number, before: number): StopCondition {
  return {
    after({ records, response }) {
      const count = before + records.length;
      const limit = limitIn(response);
      if (count < limit) return counting(limitIn, count);
      return { stop: 'limit-stop', message: `"limitStop" allows ${limit} records and ${count} were read.` };
    },
  };
}

/** What is not there, or no number, counts as 0. */
function toldLimit(response: JsonValue, field: string): number {
  const told = findPath(response, field);
  if (!isList(told) && !isObject(told)) return integerOf(told) ?? 0;
  const what = isList(told) ? 'a list' : 'an object';
  const message = `"limitStop.field" is "${field}", but the answer holds ${what} there, which is no number.`;
  throw new UserError('pagination.limit-not-numeric', message);
}
