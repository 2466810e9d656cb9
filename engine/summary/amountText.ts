import { countText } from '../core/text/countText.ts';
import type { JobNumber } from './unseen.ts';

interface Amount {
  records: number;
  pages: number;
  unseen?: readonly (JobNumber | 'rows')[];
}

/** The amount of data that was read: `1,034 records in 11 pages`. What is not known is left out. */
export function amountText({ records, pages, unseen = [] }: Amount): string {
  if (unseen.includes('records')) return 'records not known';
  const read = countText(records, 'record');
  return unseen.includes('pages') ? read : `${read} in ${countText(pages, 'page')}`;
}
