import { countText } from '../core/text/countText.ts';

/** The amount of data that was read: `1,034 records in 11 pages`. */
export function amountText({ records, pages }: { records: number; pages: number }): string {
  return `${countText(records, 'record')} in ${countText(pages, 'page')}`;
}
