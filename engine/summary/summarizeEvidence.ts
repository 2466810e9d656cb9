import type { JobReport } from '../run/report.ts';
import { evidenceSpeaks } from './evidenceSpeaks.ts';
import type { JobSummary, SummaryEvidence } from './summaryModel.ts';

/** What an answer says of data beyond it: to be expected where a limit, an error or the user ended the paging. */
const beyond = new Set<string>([
  'total-differs',
  'pages-missing',
  'has-more',
  'next-link',
  'link-header',
  'token-beside',
]);

/** The evidence of a job with what it speaks for: missing data first, then doubts, then what is sound. */
export function summarizeEvidence(
  { status, evidence }: JobReport['verdict'],
  stops: JobSummary['stops'],
): SummaryEvidence[] {
  const isCut = stops.some(({ reason }) => isLimit(reason)) || evidence.some(({ code }) => isLimit(code));
  const isBroken = stops.some(({ reason }) => reason === 'cancelled' || reason === 'failed');
  const spoken = evidence.map((each) => ({
    ...each,
    speaks: evidenceSpeaks(each.code, status),
    isOfLimit: isLimit(each.code) || (isCut && beyond.has(each.code)),
    isOfBreak: isBroken && beyond.has(each.code),
  }));
  return (['missing', 'doubt', 'sound'] as const).flatMap((kind) => spoken.filter(({ speaks }) => speaks === kind));
}

function isLimit(code: string): boolean {
  return code.startsWith('max-');
}
