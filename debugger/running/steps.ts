import type { Moment } from '@pagewright/engine/debugging';
import type { RunStack } from './runStack.ts';

/** Whether a run stops at the moment at hand, by itself: breakpoints come on top. */
export type Step = (stack: RunStack) => boolean;

type Kind = Moment['kind'];

/** On to the next breakpoint. */
export const onward: Step = () => false;

/** Each thing that the run does. */
export const into: Step = () => true;

/** The next request of the job at hand, without those of its children; after its end, that of whatever follows. */
export function over({ depth }: RunStack): Step {
  return (stack) => isKind(stack, 'request') && stack.depth <= Math.max(1, depth);
}

/** The end of the job at hand. */
export function out({ depth, moment }: RunStack): Step {
  const level = moment?.kind === 'end' ? depth - 1 : depth;
  return (stack) => isKind(stack, 'end') && stack.depth <= Math.max(1, level);
}

function isKind({ moment }: RunStack, kind: Kind): boolean {
  return moment?.kind === kind;
}
