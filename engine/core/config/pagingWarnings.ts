import { getField, type JsonObject } from '../json/value.ts';
import { findScrollers } from '../pagination/findScrollers.ts';
import type { ConfigWarning } from './extractionConfig.ts';
import { numberOf, objectField } from './readValues.ts';

/** What is lawful in the paging options and still surely not meant. */
export function pagingWarnings(pagination: JsonObject | undefined): ConfigWarning[] {
  if (pagination === undefined) return [];
  return findScrollers(pagination, '/api/pagination').flatMap(({ options, pointer }) => {
    const time = getField(objectField(options, 'forceStop') ?? {}, 'time');
    if (typeof time !== 'string' || numberOf(time) === undefined) return [];
    const message = `"forceStop.time" is the text "${time}", which is no time: paging stops after one page, as on the platform. For seconds write the number without quotes.`;
    return [{ pointer: `${pointer}/forceStop/time`, message }];
  });
}
