import { answerRoleOf } from '../../recognition/answerWords.ts';
import { speaksOfLimit } from '../../recognition/refusalWords.ts';
import { sentenceIn } from '../../recognition/sentenceIn.ts';
import type { AnsweredPage, Failure } from '../answer.ts';
import type { AnswerHistory } from './answerHistory.ts';

/** A sentence about a limit of requests that no good page had, beside an empty list and without any other sign. */
export function findLimitSentence({ answer, records }: AnsweredPage, history: AnswerHistory): Failure | undefined {
  if (records.length > 0) return undefined;
  const found = answer.find((field) => {
    const { name, path, value } = field;
    if (answerRoleOf(name) !== 'message' || history.hadValue(field)) return false;
    return !(typeof value === 'object' && history.had(path)) && speaksOfLimit(sentenceIn(value) ?? '');
  });
  return found && { path: found.path, isDoubtful: true };
}
