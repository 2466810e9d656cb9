import type { Expect } from '../../contracts/generated/types.ts';
import type { Problem } from '../../problem.ts';
import type { BesideExpect } from '../beside/besideExpect.ts';

/** Looks for one kind of mistake that the schema of `expect.json` cannot describe. */
export interface ExpectRule {
  /** The code of its findings; it has a section in `docs/diagnostics.md`. */
  code: Problem['code'];
  check(expect: Expect, beside: BesideExpect): ExpectFinding[];
}

/** Of a finding about a key, not about its value. */
export const aboutKey = { isAboutKey: true } as const;

/** A finding of a rule, whose code is that of the rule. An error keeps the case from running. */
export type ExpectFinding = Omit<Problem, 'code'> & { isAboutKey?: true };
