import { countText } from '../../../../engine/core/text/countText.ts';
import type { Verdict } from '../../../../engine/summary.ts';
import type { JobRecord } from '../../history/runRecord.ts';

/** What a job came to so far, in a few words; the verdict first where there is one. */
export function jobFacts({ runs, pages, records }: JobRecord, verdict: Verdict | undefined): string {
  return [
    ...(verdict === undefined ? [] : [verdict]),
    countText(records, 'record'),
    countText(pages, 'page'),
    ...(runs > 1 ? [countText(runs, 'run')] : []),
  ].join(' · ');
}
