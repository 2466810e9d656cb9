import type { Evidence } from '../../verdict/evidence.ts';
import { weighEvidence } from '../../verdict/weighEvidence.ts';
import type { JudgedJob, JudgedPart } from './judgedJob.ts';
import { eachOnce, type Missing } from './missing.ts';

/**
 * The verdict on a job as a whole: its own evidence, and the status of its parts. It is only complete where each of them
 * is.
 */
export function wholeVerdict(
  own: readonly Evidence[],
  parts: readonly JudgedPart[],
  without: readonly Missing[],
): Pick<JudgedJob, 'verdict' | 'missing'> {
  const { status, evidence } = weighEvidence(own);
  const all = [...parts.map(({ verdict }) => verdict.status), ...(evidence.length > 0 ? [status] : [])];
  const isComplete = parts.length > 0 && all.every((each) => each === 'complete');
  const joined = all.includes('incomplete') ? 'incomplete' : isComplete ? 'complete' : 'unknown';
  const missing = joined === 'unknown' ? eachOnce([...without, ...parts.flatMap((part) => part.missing)]) : [];
  return { verdict: { status: joined, evidence }, missing };
}
