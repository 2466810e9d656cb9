import { namesOfHeader } from '../namesOfHeader.ts';
import { remembered } from '../remembered.ts';
import { type TotalGrade, totalNameOf } from '../totalWords.ts';
import { wordsOf } from '../wordsOf.ts';
import { meaningsInResponse } from './pagingWords.ts';

/** A total after the short name of a vendor: `X-PW-Total`. */
const ofVendor =
  /^x-(?!tax|fee|vat|sum|avg|min|max|cpu|ram|gpu|day)[a-z]{2,3}-total(-?(count|results|items|records))?$/;

/** The grade of a header (in lower case) as a total, by the words of a field; undefined for others. */
export const totalInHeader = remembered(readHeader);

function readHeader(header: string): TotalGrade | undefined {
  const names = namesOfHeader(header);
  if (names.some((name) => meaningsInResponse(name).some(({ role }) => role === 'pageCount'))) return undefined;
  const words = wordsOf(header);
  const parts = words.slice(0, -1).map((_, start) => words.slice(start).join('_'));
  const grades = [...names, ...parts].flatMap((name) => (name === 'size' ? [] : (totalNameOf(name) ?? [])));
  if (ofVendor.test(header) || grades.some(({ grade }) => grade === 'sure')) return 'sure';
  // A header may count hits of another kind, such as visits.
  return names.includes('hits') ? 'vague' : grades.find(({ noun }) => noun === undefined)?.grade;
}
