import { deepEquals } from '../../json/deepEquals.ts';
import type { Candidate, JobEvidence } from './candidate.ts';
import { countedPages, countedRecords } from './countedPages.ts';
import { lastToken } from './lastToken.ts';
import { nextAddress } from './nextAddress.ts';
import { nextHeader } from './nextHeader.ts';
import { nextToken } from './nextToken.ts';
import { ownPaging } from './ownPaging.ts';
import { withoutTopOfBody } from './pagingInBody.ts';
import { risingIds } from './risingIds.ts';

const finders = [nextAddress, nextToken, nextHeader, countedPages, countedRecords, ownPaging, risingIds, lastToken];
const order = ['high', 'medium', 'low'];

/** The paging methods that the evidence of one job suggests, best first. Of equal ones, the more certain one. */
export function findCandidates(evidence: JobEvidence): Candidate[] {
  const found = withoutTopOfBody(byConfidence(finders.flatMap((find) => find(evidence))), evidence);
  return found.filter((candidate, index) => !found.slice(0, index).some((one) => isSame(one, candidate)));
}

/** The most certain first; otherwise in the given order. */
export function byConfidence<Some extends Candidate>(candidates: readonly Some[]): Some[] {
  return candidates.toSorted((a, b) => order.indexOf(a.confidence) - order.indexOf(b.confidence));
}

/** Whether one candidate is more certain than another. */
export function isSurer(one: Candidate, other: Candidate): boolean {
  return order.indexOf(one.confidence) < order.indexOf(other.confidence);
}

/** Whether two candidates write the same paging, or give the same advice. */
export function isSame(one: Candidate, other: Candidate): boolean {
  if (one.pagination === undefined || other.pagination === undefined) return one.reason === other.reason;
  return deepEquals(one.pagination, other.pagination);
}
