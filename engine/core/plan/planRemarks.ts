import type { Iteration, JobConfig } from '../config/extractionConfig.ts';
import { entriesOf, getField, isList, isObject, type JsonValue, keysOf } from '../json/value.ts';
import type { ScrollerConfig } from '../pagination/scrollers/readPagination.ts';

/** Notes on facts that the requests of a plan do not show. */
export function planRemarks(
  { params }: JobConfig,
  scroller: ScrollerConfig | undefined,
  { origins }: Iteration,
): string[] {
  return [
    ...(scroller?.paging.plan.mayLeaveHost
      ? [
          `An address from a response gets the headers, credentials and secrets only if it stays on ${[...origins.keys()].join(' or ')}.`,
        ]
      : []),
    ...(readsPreviousStart(params) ? ['"previousStart" counts as 0, as in a first run.'] : []),
  ];
}

function readsPreviousStart(value: JsonValue): boolean {
  if (isList(value)) return value.some(readsPreviousStart);
  if (!isObject(value)) return false;
  const isReference = keysOf(value).length === 1 && getField(value, 'time') === 'previousStart';
  return isReference || entriesOf(value).some(([, field]) => readsPreviousStart(field));
}
