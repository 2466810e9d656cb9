import { UserError } from '../../errors.ts';
import { integerOf } from '../../json/readValues.ts';
import { isList, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { withPath } from '../../json/withPath.ts';
import { limitStop } from '../../schema/generated/options.ts';
import { OptionReader } from '../../schema/optionReader.ts';
import { type PageView, valueAt } from '../scroller.ts';
import type { StopCondition, StopRule } from './stopCondition.ts';

/** `limitStop` (`docs/format/pagination.md#121-limitstop`): a fixed number of records, or one from the response. */
export interface LimitStop extends StopRule {
  /** Path to the number in the response; absent if it is fixed. */
  field: string | undefined;
}

export function readLimitStop(written: JsonObject): LimitStop {
  const options = new OptionReader(written, limitStop);
  const field = options.text('field');
  const count = options.integer('count') ?? 0;
  const limitIn = (page: PageView) => (field === undefined ? count : reportedLimit(page, field));
  return {
    field,
    begin: () => counting(limitIn, 0),
    ends: [
      `${field === undefined ? `${count} records` : `as many records as "${field}" says`} were read ("limitStop")`,
    ],
    ...(field !== undefined && { goOn: (response: JsonValue) => withPath(response, field, Number.MAX_SAFE_INTEGER) }),
  };
}

function counting(limitIn: (page: PageView) => number, before: number): StopCondition {
  return {
    after(page) {
      const count = before + page.records.length;
      const limit = limitIn(page);
      if (count < limit) return counting(limitIn, count);
      return { stop: 'limit-stop', message: `"limitStop" allows ${limit} records and ${count} were read.` };
    },
  };
}

/** The number in the response; 0 if it is missing or not a number. */
function reportedLimit(page: PageView, field: string): number {
  const limit = valueAt(page, field);
  if (!isList(limit) && !isObject(limit)) return integerOf(limit) ?? 0;
  const what = isList(limit) ? 'a list' : 'an object';
  const message = `"limitStop.field" is "${field}", but the response has ${what} there, which is not a number.`;
  throw new UserError('pagination.limit-not-numeric', message);
}
