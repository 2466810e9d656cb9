import { isObject } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';
import type { AnsweredPage, Failure } from '../answer.ts';
import type { AnswerHistory } from './answerHistory.ts';
import { errorInstead } from './errorInstead.ts';
import { findChangedField } from './findChangedField.ts';
import { findErrorRecords } from './findErrorRecords.ts';
import { findFailedState } from './findFailedState.ts';
import { findLimitSentence } from './findLimitSentence.ts';
import { findNewFields } from './findNewFields.ts';
import { holdsIdentity } from './holdsIdentity.ts';
import { isEcho } from './isEcho.ts';
import { isFilledError } from './isFilledError.ts';
import { saysNothingFound } from './saysNothingFound.ts';

/**
 * The failure in a response with a successful status: a filled error, a false success, a failed status, or only fields
 * that no good page had. Undefined without one.
 */
export function findFailure(page: AnsweredPage, history: AnswerHistory): Failure | undefined {
  return (
    findErrorRecords(page, history) ??
    errorAsRecord(page, history) ??
    filledError(page, history) ??
    findFailedState(page, history) ??
    othersInstead(page, history) ??
    findLimitSentence(page, history)
  );
}

/** An object or a text in place of the list that good pages had, or an object that is only an error. */
function errorAsRecord({ holds, records, recordsPath }: AnsweredPage, history: AnswerHistory): Failure | undefined {
  if (holds !== 'one') return undefined;
  const only = records.at(0) ?? null;
  const isText = typeof only === 'string' && history.pages > 0 && meaningOfText(only) === 'failed';
  const found = isObject(only) ? errorInstead(only, history) : isText ? 'certain' : undefined;
  if (found === undefined) return undefined;
  const path = recordsPath === undefined || recordsPath === '.' ? {} : { path: recordsPath };
  return { ...path, said: only, ...(found === 'likely' && { isDoubtful: true }) };
}

function filledError(
  { answer, records, request, holds }: AnsweredPage,
  { largest }: AnswerHistory,
): Failure | undefined {
  const hasRecords = records.length > 0;
  const found = answer.find((field) => {
    const { name, value, holder } = field;
    if (answerRoleOf(name) !== 'error' || isEcho(field, request)) return false;
    // The error of one thing, such as a build, beside its other fields.
    if (hasRecords && holdsIdentity(holder)) return false;
    const isCode = !hasRecords && holds !== 'one' && !/s$/.test(name);
    return isFilledError(value, isCode || /cod|no$/.test(name));
  });
  const isDoubtful = hasRecords && largest > 0 && records.length >= largest;
  return found && { path: found.path, ...(isDoubtful && { isDoubtful }) };
}

/** The failure if the place of the records is missing, and there are new fields, or another value in a known one. */
function othersInstead(page: AnsweredPage, history: AnswerHistory): Failure | undefined {
  const { holds, records, answer, response } = page;
  if (history.pages === 0 || holds !== 'nothing' || records.length > 0) return undefined;
  if (typeof response === 'string') return {};
  if (page.hasPlace || saysNothingFound(answer)) return undefined;
  const [first] = findNewFields(answer, history);
  if (first !== undefined) return { path: first.path };
  const changed = findChangedField(answer, history, page.request);
  return changed && { path: changed.path, isDoubtful: true };
}
