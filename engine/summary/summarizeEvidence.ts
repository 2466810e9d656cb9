import type { EvidenceCode, JobReport } from '../core/contracts/generated/types.ts';
import { evidenceCodes, warningDoubts } from '../core/verdict/evidence.ts';
import type { JobSummary, SummaryEvidence, Verdict } from './runSummary.ts';

/** Evidence of data after the last response: expected if a limit, an error or the user ended the paging. */
const beyond = new Set<string>([
  'total-differs',
  'pages-missing',
  'has-more',
  'next-link',
  'link-header',
  'token-beside',
]);

/** Evidence that the paging is the cause, if neither a limit nor the end of the run is. */
const ofPaging = new Set<string>([...beyond, 'capped-page', 'page-size-ignored', 'repeated-page']);

/** The evidence of a job, classified: missing data first, then doubts, then evidence of completeness. */
export function summarizeEvidence(
  { status, evidence }: JobReport['verdict'],
  stops: JobSummary['stops'],
): SummaryEvidence[] {
  const isCut = stops.some(({ reason }) => isLimit(reason)) || evidence.some(({ code }) => isLimit(code));
  const isBroken = stops.some(({ reason }) => reason === 'cancelled' || reason === 'failed');
  const spoken = evidence.map((each) => {
    const speaks = evidenceSpeaks(each.code, status);
    const isOfLimit = isLimit(each.code) || (isCut && beyond.has(each.code));
    const isOfBreak = isBroken && beyond.has(each.code);
    const isExpected = isOfLimit || isOfBreak;
    const warns = !isExpected && (speaks === 'missing' || (speaks === 'doubt' && warningDoubts.has(each.code)));
    const isError = speaks === 'missing' && each.code === 'data-field-never-found';
    return {
      ...each,
      speaks,
      warns,
      isError,
      isOfLimit,
      isOfBreak,
      isOfPaging: ofPaging.has(each.code) && !isExpected,
    };
  });
  return (['missing', 'doubt', 'sound'] as const).flatMap((kind) => spoken.filter(({ speaks }) => speaks === kind));
}

function isLimit(code: string): boolean {
  return code.startsWith('max-');
}

/**
 * The class of a piece of evidence: data is missing, something is in doubt, or the data is complete. Unless the verdict
 * is `incomplete`, no data is known to be missing.
 */
function evidenceSpeaks(code: EvidenceCode, status: Verdict): 'missing' | 'doubt' | 'sound' {
  const speaks = evidenceCodes[code];
  if (speaks === 'complete') return 'sound';
  return status === 'incomplete' && speaks === 'incomplete' ? 'missing' : 'doubt';
}
