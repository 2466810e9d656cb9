import type { Redactor } from '@pagewright/engine/debugging';
import type { JobFrame } from '../running/jobFrame.ts';
import type { RunStack } from '../running/runStack.ts';
import { shownTree } from '../scopes/shownTree.ts';
import type { Known } from './evaluateWith.ts';
import { type Facts, factsOf } from './factsOf.ts';

/** The place in which an expression is evaluated: the current moment, and a frame; absent for the run as a whole. */
interface ExpressionFrame {
  stack: RunStack;
  frame: JobFrame | undefined;
  redactor: Redactor;
}

/** The facts available to expressions in a frame, and for each record of its page. */
export function knownIn({ stack, frame, redactor }: ExpressionFrame): Known {
  const facts = factsOf(stack, frame, redactor);
  function* ofRecords(): Generator<Facts> {
    for (const record of frame?.found ?? []) {
      yield Object.create(facts, { record: { value: shownTree(record, redactor), enumerable: true } });
    }
  }
  return { facts, ofRecords };
}
