import { UserError } from '../../../errors.ts';
import { integerOf, objectField, textField } from '../../config/readValues.ts';
import { findPath } from '../../json/findPath.ts';
import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { getField, isList, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import type { StopCondition, StopConditionFactory } from './stopCondition.ts';

/** `limitStop` (`pagination.md` 12.1): a fixed number of records, or one that the answer tells. */
export const limitStop: StopConditionFactory = (options) => {
  const limits = objectField(options, 'limitStop');
  return limits === undefined || isEmptyInConfig(limits) ? undefined : counting(limits, 0);
};

function counting(limits: JsonObject, before: number): StopCondition {
  return {
    after({ records, response }) {
      const count = before + records.length;
      const limit = limitIn(limits, response);
      if (count < limit) return counting(limits, count);
      return { stop: 'limit-stop', message: `"limitStop" allows ${limit} records and ${count} were read.` };
    },
  };
}

/** What is not there, or no number, counts as 0. */
function limitIn(limits: JsonObject, response: JsonValue): number {
  const field = textField(limits, 'field');
  if (field === undefined) return integerOf(getField(limits, 'count')) ?? 0;
  const told = findPath(response, field);
  if (!isList(told) && !isObject(told)) return integerOf(told) ?? 0;
  throw new UserError(
    'pagination.limit-not-numeric',
    `"limitStop.field" is "${field}", but the answer holds ${isList(told) ? 'a list' : 'an object'} there, which is no number.`,
  );
}
