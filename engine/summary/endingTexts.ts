import { countText } from '../core/text/countText.ts';
import { stopText } from './stopText.ts';
import type { JobSummary } from './summaryModel.ts';

/** Why a job ended: a sentence without its full stop for each reason, with the code of the reason. */
export function endingTexts({ stops }: Pick<JobSummary, 'stops'>): { text: string; reason: string }[] {
  const isMany = stops.length > 1 || stops.some(({ count }) => count > 1);
  return stops.map(({ reason, count }) => {
    const who = isMany ? countText(count, 'run') : 'It';
    return { text: `${who} ended because ${stopText(reason)}`, reason };
  });
}
