import { objectField, textField, truthField } from '../../config/readValues.ts';
import { isEmptyInConfig, isEmptyInResponse } from '../../json/isEmpty.ts';
import { getField, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import type { StopCondition, StopConditionFactory } from './stopCondition.ts';

/** `nextPageFlag` (`pagination.md` 12.3): a key at the root of the answer says whether there is more. */
export const nextPageFlag: StopConditionFactory = (options) => {
  const flag = objectField(options, 'nextPageFlag');
  return flag === undefined || isEmptyInConfig(flag) ? undefined : watching(flag);
};

function watching(options: JsonObject): StopCondition {
  const field = textField(options, 'field') ?? '';
  const stopOn = truthField(options, 'stopOn') ?? false;
  const ifNotSet = truthField(options, 'ifNotSet') ?? stopOn;
  const condition: StopCondition = {
    after({ response }) {
      const isSet = flagOf(response, field) ?? ifNotSet;
      if (isSet !== stopOn) return condition;
      return { stop: 'next-page-flag', message: `"${field}" counts as ${isSet}, on which "nextPageFlag" stops.` };
    },
  };
  return condition;
}

function flagOf(response: JsonValue, field: string): boolean | undefined {
  const value = isObject(response) ? getField(response, field) : undefined;
  return value === undefined || value === null ? undefined : !isEmptyInResponse(value);
}
