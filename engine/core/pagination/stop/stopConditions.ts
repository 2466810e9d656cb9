import type { JsonObject } from '../../json/value.ts';
import { forceStop } from './forceStop.ts';
import { limitStop } from './limitStop.ts';
import { nextPageFlag } from './nextPageFlag.ts';
import type { StopCondition, StopConditionFactory } from './stopCondition.ts';

/** The conditions in the order in which they are asked (`pagination.md` section 12). */
const factories: readonly StopConditionFactory[] = [limitStop, forceStop, nextPageFlag];

/** The stop conditions that these paging options ask for. */
export function createStopConditions(options: JsonObject, now: () => number): StopCondition[] {
  return factories.flatMap((create) => create(options, now) ?? []);
}
