import { integerOf, objectField, textField } from '../../config/readValues.ts';
import { findPath } from '../../json/findPath.ts';
import { getField, type JsonObject } from '../../json/value.ts';
import type { StopCondition, StopConditionFactory } from './stopCondition.ts';

/** `limitStop` (`pagination.md` 12.1): a fixed number of records, or one that the answer tells. */
export const limitStop: StopConditionFactory = (options) => {
  const limits = objectField(options, 'limitStop');
  return limits === undefined ? undefined : counting(limits, 0);
};

function counting(limits: JsonObject, before: number): StopCondition {
  return {
    after({ records, response }) {
      const count = before + records.length;
      const field = textField(limits, 'field');
      const limit = integerOf(field === undefined ? getField(limits, 'count') : findPath(response, field)) ?? 0;
      if (count < limit) return counting(limits, count);
      return { stop: 'limit-stop', message: `"limitStop" allows ${limit} records and ${count} were read.` };
    },
  };
}
