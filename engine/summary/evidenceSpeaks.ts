import { type EvidenceCode, evidenceCodes } from '../core/verdict/evidence.ts';
import type { Verdict } from './summaryModel.ts';

/**
 * What a piece of evidence says in a verdict: that data is missing, that something is to be looked at, or that all is
 * well. Where the verdict is not `incomplete`, nothing in it is known to be missing.
 */
export function evidenceSpeaks(code: EvidenceCode, status: Verdict): 'missing' | 'doubt' | 'sound' {
  const speaks = evidenceCodes[code];
  if (speaks === 'complete') return 'sound';
  return status === 'incomplete' && speaks === 'incomplete' ? 'missing' : 'doubt';
}
