import type { JsonObject } from '../../json/value.ts';
import { sentenceIn } from '../../recognition/sentenceIn.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';
import type { AnswerHistory } from './answerHistory.ts';
import { hasOnlyErrorWords, isOnlyError } from './isOnlyError.ts';

/**
 * Whether an object in place of a record is an error: `certain` if it has nothing else; `likely` if it has only words
 * for an error, and no record had any of its keys.
 */
export function errorInstead(object: JsonObject, history: AnswerHistory): 'certain' | 'likely' | undefined {
  if (isOnlyError(object)) return 'certain';
  if (!history.isForeign(object) || !hasOnlyErrorWords(object)) return undefined;
  const said = sentenceIn(object);
  const meaning = said === undefined ? 'fine' : meaningOfText(said);
  if (meaning === 'failed') return 'certain';
  return meaning === 'fine' || meaning === 'nothing-found' ? undefined : 'likely';
}
