import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { objectField } from '../../json/readValues.ts';
import type { JsonObject } from '../../json/value.ts';
import { type ForceStop, readForceStop } from './forceStop.ts';
import { type LimitStop, readLimitStop } from './limitStop.ts';
import { type NextPageFlag, readNextPageFlag } from './nextPageFlag.ts';
import type { StopRule } from './stopCondition.ts';

export interface Stops {
  limitStop: LimitStop | undefined;
  forceStop: ForceStop | undefined;
  nextPageFlag: NextPageFlag | undefined;
}

/** Their keys, in the order in which a run checks them (`docs/format/pagination.md#12-common-stop-conditions`). */
export const stopKeys = ['limitStop', 'forceStop', 'nextPageFlag'] as const satisfies readonly (keyof Stops)[];

/** Whether a key of `pagination`, or of a scroller, is a stop condition. */
export function isStopKey(key: string): boolean {
  return stopKeys.some((each) => each === key);
}

export function readStops(options: JsonObject): Stops {
  const read = <Rule>(key: keyof Stops, readRule: (written: JsonObject) => Rule): Rule | undefined => {
    const written = objectField(options, key);
    return written === undefined || isEmptyInConfig(written) ? undefined : readRule(written);
  };
  return {
    limitStop: read('limitStop', readLimitStop),
    forceStop: read('forceStop', readForceStop),
    nextPageFlag: read('nextPageFlag', readNextPageFlag),
  };
}

/** The configured conditions, in the order in which a run checks them. */
export function rulesOf(stops: Stops): StopRule[] {
  return stopKeys.flatMap((key) => stops[key] ?? []);
}
