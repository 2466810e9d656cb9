import { UserError } from '../../errors.ts';
import { objectField, textField } from '../config/readValues.ts';
import { type JsonObject, keysOf } from '../json/value.ts';
import { closestName } from '../text/closestName.ts';
import type { Scroller } from './scroller.ts';
import { scrollerMethods } from './scrollerMethods.ts';
import { selectScroller } from './selectScroller.ts';
import { singleRequest } from './singleRequest.ts';
import { withStopConditions } from './stop/stopCondition.ts';
import { createStopConditions } from './stop/stopConditions.ts';

/**
 * The scroller of a job with its stop conditions. `now` gives Unix time in milliseconds. Throws a UserError where the
 * job or `default` names a scroller that does not exist, or where a scroller has a method that is not known.
 */
export function createScroller(
  pagination: JsonObject | undefined,
  jobScroller: string | undefined,
  now: () => number,
): Scroller {
  const selected = selectScroller(pagination, jobScroller);
  if ('none' in selected) return singleRequest;
  if ('unknown' in selected)
    throw unknownScroller(selected.unknown, keysOf(objectField(pagination ?? {}, 'scrollers') ?? {}));
  const method = textField(selected.options, 'method');
  if (method === undefined) return singleRequest;
  const factory = scrollerMethods.get(method);
  if (factory === undefined) {
    const known = [...scrollerMethods.keys()].map((key) => `"${key}"`).join(', ');
    throw new UserError('pagination.unknown-method', `There is no pagination method "${method}". There are: ${known}.`);
  }
  const scroller = factory(selected.options, now);
  // With `multiple`, the conditions beside `scrollers` stand around those of the scroller itself.
  const outer = pagination === undefined || pagination === selected.options ? [] : [pagination];
  const conditions = (clock: () => number) =>
    [...outer, selected.options].flatMap((options) => createStopConditions(options, clock));
  // Every run of the job counts anew, but what is wrong with the options is said now.
  conditions(() => 0);
  return (job) => withStopConditions(scroller(job), conditions(now));
}

function unknownScroller(name: string, known: string[]): UserError {
  const nearest = closestName(name, known);
  const hint =
    nearest === undefined ? `It has: ${known.map((key) => `"${key}"`).join(', ')}.` : `Did you mean "${nearest}"?`;
  return new UserError('pagination.unknown-scroller', `"scrollers" has no "${name}". ${hint}`);
}
