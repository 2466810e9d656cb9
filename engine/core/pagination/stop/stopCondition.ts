import type { JsonObject } from '../../json/value.ts';
import type { Page, Step, Stop } from '../scroller.ts';
import { isStop } from '../scroller.ts';

/** A reason to end the paging that any method may have. Looks at a page; gives what to look with at the next one. */
export interface StopCondition {
  after(page: Page): StopCondition | Stop;
}

/** Makes a condition from the paging options, or none where they do not ask for it. `now` gives Unix milliseconds. */
export type StopConditionFactory = (options: JsonObject, now: () => number) => StopCondition | undefined;

/** A step that ends where a condition fires; conditions are asked in order, before the method's own rule. */
export function withStopConditions(step: Step, conditions: readonly StopCondition[]): Step {
  if (conditions.length === 0) return step;
  return { ...step, next: (page) => afterPage(step, conditions, page) };
}

function afterPage(step: Step, conditions: readonly StopCondition[], page: Page): Step | Stop {
  const later: StopCondition[] = [];
  for (const condition of conditions) {
    const after = condition.after(page);
    if ('stop' in after) return after;
    later.push(after);
  }
  const next = step.next(page);
  return isStop(next) ? next : withStopConditions(next, later);
}
