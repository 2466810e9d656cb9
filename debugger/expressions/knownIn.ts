import type { Redactor } from '@pagewright/engine/debugging';
import type { JobFrame } from '../running/jobFrame.ts';
import type { RunStack } from '../running/runStack.ts';
import type { Known } from './evaluateWith.ts';
import { type Facts, factsOf } from './factsOf.ts';
import { shownTree } from './shownTree.ts';

/** Where an expression is evaluated: the moment at hand, and a frame; absent for the run as a whole. */
interface Place {
  stack: RunStack;
  frame: JobFrame | undefined;
  redactor: Redactor;
}

/** What expressions can ask for in a frame, and for each record of its page. */
export function knownIn({ stack, frame, redactor }: Place): Known {
  const facts = factsOf(stack, frame, redactor);
  function* ofRecords(): Generator<Facts> {
    for (const record of frame?.response?.records ?? []) {
      yield Object.create(facts, { record: { value: shownTree(record, redactor), enumerable: true } });
    }
  }
  return { facts, ofRecords };
}
