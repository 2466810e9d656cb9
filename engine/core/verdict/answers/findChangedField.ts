import { answerRoleOf } from '../../recognition/answerWords.ts';
import { belongsToPaging } from '../../recognition/paging/pagingStems.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import type { PlacedField } from '../walkFields.ts';
import type { AnswerHistory } from './answerHistory.ts';
import { isEcho } from './isEcho.ts';

const word = /^\p{L}[\p{L}\p{N} _.-]{0,40}$/u;

/**
 * A field of any name that had the same word on all good pages, or 0, and now has another. Words for a status are left
 * out, since they are compared on every change.
 */
export function findChangedField(
  answer: readonly PlacedField[],
  history: AnswerHistory,
  request: JobRequest,
): PlacedField | undefined {
  return answer.find((field) => {
    const { path, name, value } = field;
    if (answerRoleOf(name) === 'status' || belongsToPaging(name) || !history.isSteady(path)) return false;
    const before = history.valueAt(path);
    if (typeof value === 'number') return before === 0 && value !== 0 && !isEcho(field, request);
    if (typeof value !== 'string' || typeof before !== 'string' || before === value) return false;
    const meaning = word.test(value) ? meaningOfText(value) : 'fine';
    return meaning !== 'fine' && meaning !== 'nothing-found' && !isEcho(field, request);
  });
}
