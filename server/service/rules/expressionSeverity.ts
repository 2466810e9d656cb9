import type { ExpressionPlace } from '../model/computedPlaces.ts';
import type { Finding } from './rule.ts';

/** How bad it is that an expression cannot be computed. That of an attribute only is where something refers to it. */
export function expressionSeverity({ attribute }: ExpressionPlace): Finding['severity'] {
  return attribute === undefined ? 'error' : 'warning';
}
