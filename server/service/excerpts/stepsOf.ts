import type { Span } from '../text/ranges.ts';
import type { Unit } from './findUnits.ts';

/** So many characters of entries are looked at in one step. */
const stepLength = 50_000;

/** A few units of one collection that stand close to each other, and the stretch of text that they take up. */
export interface Step {
  units: Unit[];
  span: Span;
}

/** Groups units, which are in document order, into steps of about the same work. */
export function stepsOf(units: readonly Unit[]): Step[] {
  const steps: Step[] = [];
  for (const unit of units) {
    const { offset, length } = unit.node;
    const last = steps.at(-1);
    const isNear = last?.units[0]?.collection === unit.collection && offset + length - last.span.offset <= stepLength;
    if (last && isNear) {
      last.units.push(unit);
      last.span.length = offset + length - last.span.offset;
    } else steps.push({ units: [unit], span: { offset, length } });
  }
  return steps;
}
