import type { Iteration, JobConfig } from '../config/extractionConfig.ts';
import { entriesOf, getField, isList, isObject, type JsonValue, keysOf } from '../json/value.ts';
import { readUrlPaging } from '../pagination/responseUrl.ts';
import type { JobPaging } from './findPaging.ts';

/** What the requests of a plan do not tell by themselves. */
export function planRemarks({ params }: JobConfig, paging: JobPaging | undefined, { origins }: Iteration): string[] {
  return [
    ...(followsAddresses(paging)
      ? [
          `An address from an answer gets the headers and credentials only where it stays on ${[...origins.keys()].join(' or ')}.`,
        ]
      : []),
    ...(readsPreviousStart(params) ? ['"previousStart" counts as 0, as in a first run.'] : []),
  ];
}

function followsAddresses(paging: JobPaging | undefined): boolean {
  return paging?.method.endsWith('response.url') === true && !readUrlPaging(paging.options).paramIsQuery;
}

function readsPreviousStart(value: JsonValue): boolean {
  if (isList(value)) return value.some(readsPreviousStart);
  if (!isObject(value)) return false;
  const isReference = keysOf(value).length === 1 && getField(value, 'time') === 'previousStart';
  return isReference || entriesOf(value).some(([, field]) => readsPreviousStart(field));
}
