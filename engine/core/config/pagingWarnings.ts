import { numberOf } from '../json/readValues.ts';
import { type Pagination, scrollersOf } from '../pagination/readPagination.ts';
import type { ConfigWarning } from './extractionConfig.ts';

/** Warns of paging options that are valid but certainly not intended. */
export function pagingWarnings(pagination: Pagination): ConfigWarning[] {
  const outer = pagination.kind === 'several' ? [pagination] : [];
  return [...outer, ...scrollersOf(pagination)].flatMap(({ stops, pointer }) => {
    const time = stops.forceStop?.time;
    if (typeof time !== 'string' || numberOf(time) === undefined) return [];
    const message = `"forceStop.time" is the text "${time}", which is not a time: paging stops after one page, as on the platform. For seconds, write the number without quotes.`;
    return [{ pointer: `${pointer}/forceStop/time`, message }];
  });
}
