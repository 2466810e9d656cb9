import type { Moment } from '@pagewright/engine/debugging';
import type { RunStack } from './runStack.ts';

/** Whether a run stops at the current moment, regardless of breakpoints. */
export type Step = (stack: RunStack) => boolean;

/** A kind of step, from where a run is. */
export type StepFrom = (from: RunStack) => Step;

type Kind = Moment['kind'];

/** The step to the next breakpoint. */
export const onward: StepFrom = () => () => false;

/** The step to the next moment of the run. */
export const into: StepFrom = () => () => true;

/** The step to the next request of the current job, not of its children; after its end, to that of the next job. */
export function over({ depth }: RunStack): Step {
  return (stack) => isKind(stack, 'request') && stack.depth <= Math.max(1, depth);
}

/** The step to the end of the current job. */
export function out({ depth, moment }: RunStack): Step {
  const level = moment?.kind === 'end' ? depth - 1 : depth;
  return (stack) => isKind(stack, 'end') && stack.depth <= Math.max(1, level);
}

function isKind({ moment }: RunStack, kind: Kind): boolean {
  return moment?.kind === kind;
}
