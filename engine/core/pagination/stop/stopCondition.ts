import type { JsonValue } from '../../json/value.ts';
import { isStop, type Page, type Step, type Stop } from '../scroller.ts';

/** A reason to end the paging that any method may have. Looks at a page; gives what to look with at the next one. */
export interface StopCondition {
  after(page: Page): StopCondition | Stop;
}

/** A stop condition as it is configured. Every run of a job begins it anew. */
export interface StopRule {
  /** `now` gives Unix milliseconds. Throws a UserError where it cannot work. */
  begin(now: () => number): StopCondition;
  /** What ends the paging, each to be read behind "ends when". */
  ends: string[];
  /** A made-up response with what the condition needs to let the paging go on. */
  goOn?(response: JsonValue): JsonValue;
}

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
