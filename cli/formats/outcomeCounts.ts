import type { TestedCase, TestOutcome } from '@pagewright/engine/testing';
import { countText, numberText } from '@pagewright/engine/text/countText';

/** The number of cases with each outcome, in words, without those that have none: `1 failed`, `2 errors`, `3 passed`. */
export function outcomeCounts(cases: readonly TestedCase[]): { outcome: TestOutcome; text: string }[] {
  const wordsOf: Record<TestOutcome, (count: number) => string> = {
    failed: (count) => `${numberText(count)} failed`,
    error: (count) => countText(count, 'error'),
    passed: (count) => `${numberText(count)} passed`,
  };
  return (['failed', 'error', 'passed'] as const).flatMap((outcome) => {
    const count = cases.filter((one) => one.outcome === outcome).length;
    return count === 0 ? [] : [{ outcome, text: wordsOf[outcome](count) }];
  });
}
