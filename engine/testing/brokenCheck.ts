import type { Code } from '../core/contracts/generated/types.ts';
import type { TestedCheck } from '../core/testing/testReport.ts';

/** A check that keeps its case from running. */
export function brokenCheck(code: Code, title: string, message: string): TestedCheck {
  return { title, code, outcome: 'error', message };
}
