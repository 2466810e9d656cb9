import type { ExpressionPlace } from '../model/computedPlaces.ts';
import type { RuleFinding } from './rule.ts';

/** The severity of an expression that cannot be computed. One in an attribute only matters if something refers to it. */
export function expressionSeverity({ attribute }: ExpressionPlace): RuleFinding['severity'] {
  return attribute === undefined ? 'error' : 'warning';
}
