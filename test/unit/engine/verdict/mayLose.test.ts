import assert from 'node:assert/strict';
import type { EvidenceCode, Verdict } from '../../../../engine/core/contracts/generated/types.ts';
import { mayLose } from '../../../../engine/core/verdict/evidence.ts';

const verdictOf = (status: Verdict['status'], ...codes: EvidenceCode[]): Verdict => ({
  status,
  evidence: codes.map((code) => ({ code, message: 'x' })),
});

describe('what fails a strict run', () => {
  const failing: [string, Verdict][] = [
    ['missing data', verdictOf('incomplete', 'has-more')],
    ['a state that changed', verdictOf('unknown', 'status-changed')],
    ['an answer that calls itself partial', verdictOf('unknown', 'says-partial', 'total-matches')],
    ['a window', verdictOf('unknown', 'total-window')],
    ['a total that fell', verdictOf('unknown', 'total-falls', 'full-then-short')],
    ['records that came twice', verdictOf('unknown', 'records-repeated')],
    ['an error after the total was reached', verdictOf('unknown', 'error-answer')],
  ];
  for (const [title, verdict] of failing) it(title, () => assert(mayLose(verdict)));

  const passing: [string, Verdict][] = [
    ['all that is there', verdictOf('complete', 'total-matches')],
    ['no evidence', verdictOf('unknown')],
    ['a doubt that honest paging leaves', verdictOf('unknown', 'capped-page')],
    ['the last page again', verdictOf('unknown', 'repeated-page')],
  ];
  for (const [title, verdict] of passing) it(`but not ${title}`, () => assert(!mayLose(verdict)));
});
