import type { JsonValue } from '../../json/value.ts';
import { isStop, type PageView, type Step, type Stop } from '../scroller.ts';

/** A stop condition, available to any method: checks a page and returns the condition for the next one. */
export interface StopCondition {
  after(page: PageView): StopCondition | Stop;
}

/** A configured stop condition. Every run of a job starts it again. */
export interface StopRule {
  /** Starts the condition. `now` returns Unix time in milliseconds. Throws a UserError for invalid options. */
  begin(now: () => number): StopCondition;
  /** The ends of the paging, each worded to follow "ends when". */
  ends: string[];
  /** Adds to a made-up response the values that the condition needs to let the paging continue. */
  goOn?(response: JsonValue): JsonValue;
}

/** A step that ends if a condition fires, checked in order, before the method's own rule. */
export function withStopConditions(step: Step, conditions: readonly StopCondition[]): Step {
  if (conditions.length === 0) return step;
  return {
    ...step,
    next: (page) => afterPage(step, conditions, page),
    conditions: (page) => stopsOf(conditions, page),
  };
}

function stopsOf(conditions: readonly StopCondition[], page: PageView): (Stop | undefined)[] {
  return conditions.map((condition) => {
    const after = condition.after(page);
    return 'stop' in after ? after : undefined;
  });
}

function afterPage(step: Step, conditions: readonly StopCondition[], page: PageView): Step | Stop {
  const later: StopCondition[] = [];
  for (const condition of conditions) {
    const after = condition.after(page);
    if ('stop' in after) return after;
    later.push(after);
  }
  const next = step.next(page);
  return isStop(next) ? next : withStopConditions(next, later);
}
