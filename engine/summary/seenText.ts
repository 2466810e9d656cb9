import { numberText } from '../core/text/countText.ts';
import type { SummaryEvidence } from './summaryModel.ts';

/** Where evidence was seen: `page 3, "meta.total"`; empty where that is not known. */
export function seenText({ page, path, header }: SummaryEvidence): string {
  const parts = [
    page === undefined ? [] : [`page ${numberText(page)}`],
    path === undefined || path === '' ? [] : [`"${path}"`],
    header === undefined ? [] : [`header "${header}"`],
  ];
  return parts.flat().join(', ');
}
