import type { JobConfig } from '../config/extractionConfig.ts';
import { entriesOf, getField, isList, isObject, type JsonValue, keysOf } from '../json/value.ts';
import type { NextPlace, Paging } from '../pagination/paging.ts';
import type { ScrollerConfig } from '../pagination/scrollers/readPagination.ts';
import type { PlanPlace } from './planPlace.ts';

/** Notes on facts that the requests of a plan do not show. */
export function planRemarks(
  { params }: JobConfig,
  scroller: ScrollerConfig | undefined,
  { iteration: { origins }, previousStart }: Pick<PlanPlace, 'iteration' | 'previousStart'>,
): string[] {
  const oneByOne = scroller && whyOneByOne(scroller.paging);
  return [
    ...(oneByOne === undefined ? [] : [`Its pages are requested one after another, because ${oneByOne}.`]),
    ...(scroller?.paging.plan.mayLeaveHost
      ? [
          `An address from a response gets the headers, credentials and secrets only if it stays on ${[...origins.keys()].join(' or ')}.`,
        ]
      : []),
    ...(readsPreviousStart(params) ? [`"previousStart" counts as ${startText(previousStart)}.`] : []),
  ];
}

/** The reason why no request can be sent before the response to the one before; undefined if there is none. */
function whyOneByOne({ next }: Paging): string | undefined {
  return next === undefined || next.path === '' ? undefined : needs[next.holds](next.path);
}

const needs: Readonly<Record<NextPlace['holds'], (path: string) => string>> = {
  token: (path) => `each request needs the "${path}" of the response before it`,
  address: (path) => `the address of each is the "${path}" of the response before it`,
  id: (path) => `each request needs the "${path}" of the records before it`,
};

function startText(previousStart: number | undefined): string {
  return previousStart === undefined ? '0, as in a first run' : `${previousStart}, from the state`;
}

function readsPreviousStart(value: JsonValue): boolean {
  if (isList(value)) return value.some(readsPreviousStart);
  if (!isObject(value)) return false;
  const isReference = keysOf(value).length === 1 && getField(value, 'time') === 'previousStart';
  return isReference || entriesOf(value).some(([, field]) => readsPreviousStart(field));
}
