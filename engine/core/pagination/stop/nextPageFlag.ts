import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { getField, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { withPath } from '../../json/withPath.ts';
import { nextPageFlag } from '../../schema/generated/options.ts';
import { OptionReader } from '../../schema/optionReader.ts';
import type { StopCondition, StopRule } from './stopCondition.ts';

/** `nextPageFlag` (`docs/format/pagination.md#123-nextpageflag`): a key of the response says whether pages follow. */
export interface NextPageFlag extends StopRule {
  field: string;
}

export function readNextPageFlag(written: JsonObject): NextPageFlag {
  const options = new OptionReader(written, nextPageFlag);
  const field = options.text('field') ?? '';
  const stopOn = options.truth('stopOn') ?? false;
  const ifNotSet = options.truth('ifNotSet') ?? stopOn;
  const missing = ifNotSet === stopOn ? ', or is missing' : '';
  return {
    field,
    begin: () => watching({ field, stopOn, ifNotSet }),
    ends: [`"${field}" in a response counts as ${stopOn}${missing} ("nextPageFlag")`],
    // A dot in the flag is part of the key.
    goOn: (response) => withPath(response, field, !stopOn, '\u0000'),
  };
}

function watching(flag: { field: string; stopOn: boolean; ifNotSet: boolean }): StopCondition {
  const { field, stopOn, ifNotSet } = flag;
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
