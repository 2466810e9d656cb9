import { wordsOf } from './wordsOf.ts';

/** A statement about the records of a response: only some were found, or there are more than were sent. */
export type PartSentence = 'partial' | 'cut';

const partial =
  /\b(partial(ly)? (results?|data|response|list|failure)|(results?|data|response|list) (is|are|was|were|may be|might be) (only )?(partial|incomplete)|incomplete (results?|data|response|list)|timed out|time limit (was )?(exceeded|reached))\b/;
const cut =
  /\b((results?|records?|rows|items|list|data|response|output) (was|were|is|are|have been|has been)?( been)? ?(truncated|cut off|limited|capped)|truncated (results?|list|data|response|output)|only (the )?(first|top|last) \d+ (results?|records?|rows|items|entries|hits)|more than the limit|not all (results?|records?|rows|items|entries)|were not included)\b/;
/** Words for other things than the records, or for the opposite. */
const other =
  /\b(characters?|columns?|fields?|values?|names?|descriptions?|attributes?|deprecated|not (truncated|cut|limited)|no partial)\b/;

/** The statement of a sentence about a part; undefined if it has none. */
export function readPartSentence(text: string): PartSentence | undefined {
  const line = wordsOf(text).join(' ');
  if (other.test(line)) return undefined;
  if (partial.test(line)) return 'partial';
  return cut.test(line) ? 'cut' : undefined;
}
