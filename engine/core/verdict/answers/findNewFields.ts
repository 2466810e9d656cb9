import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { isList, isObject } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { belongsToPaging } from '../../recognition/paging/pagingStems.ts';
import { isAsideName } from '../../recognition/partWords.ts';
import { sentenceIn } from '../../recognition/sentenceIn.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';
import type { PlacedField } from '../walkFields.ts';
import type { AnswerHistory } from './answerHistory.ts';

/** The fields around the place of the records that no good page had, and that have a meaning. */
export function findNewFields(answer: readonly PlacedField[], history: AnswerHistory): PlacedField[] {
  return answer.filter(({ path, name, value }) => {
    const role = answerRoleOf(name);
    if (history.had(path) || belongsToPaging(name) || isEmptyInResponse(value)) return false;
    if (isAsideName(name) && (role === undefined || role === 'warning')) return false;
    // A list of records under another name is no error.
    if (isList(value) && isObject(value[0]) && history.isAlike(value[0])) return false;
    const meaning = meaningOfText(sentenceIn(value) ?? '');
    return meaning !== 'nothing-found' && !(typeof value === 'string' && meaning === 'fine');
  });
}
