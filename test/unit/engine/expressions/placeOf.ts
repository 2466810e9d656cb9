import type { ContextName } from '../../../../engine/core/expressions/context.ts';
import type { Evaluation } from '../../../../engine/core/expressions/evaluation.ts';
import { flatten } from '../../../../engine/core/expressions/flatten.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';

/** A place at `/here`, on 2017-07-14 02:40:00, that has these contexts. */
export function placeOf(contexts: Partial<Record<ContextName, JsonValue>>): Evaluation {
  return {
    contexts: Object.fromEntries(Object.entries(contexts).map(([name, value]) => [name, flatten(value)])),
    now: () => 1_500_000_000_000,
    pointer: '/here',
  };
}
