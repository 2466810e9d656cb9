import { isObject } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';
import type { Holding, SeenPage } from '../seenPage.ts';
import type { PlacedField } from '../walkFields.ts';
import type { Failure } from './answer.ts';
import type { AnswerHistory } from './answerHistory.ts';
import { findChangedField } from './findChangedField.ts';
import { findFailedState } from './findFailedState.ts';
import { findNewFields } from './findNewFields.ts';
import { holdsIdentity } from './holdsIdentity.ts';
import { isEcho } from './isEcho.ts';
import { isFilledError } from './isFilledError.ts';
import { isOnlyError } from './isOnlyError.ts';
import { saysNothingFound } from './saysNothingFound.ts';

/** A page with what is around its records. */
export interface AnsweredPage extends SeenPage {
  holds: Holding;
  hasPlace: boolean;
  answer: readonly PlacedField[];
}

/**
 * What a response says of a failure although its status is none: an error that is filled, a success that is false, a
 * status that means failure, or nothing but fields that no good page had. Undefined where it says nothing of that kind.
 */
export function findFailure(page: AnsweredPage, history: AnswerHistory): Failure | undefined {
  return (
    errorsAsRecords(page, history) ??
    errorAsRecord(page, history) ??
    filledError(page, history) ??
    findFailedState(page, history) ??
    othersInstead(page, history)
  );
}

/** Without `dataField`, the only list of a response is read, also if it holds errors. */
function errorsAsRecords(page: AnsweredPage, { pages, recordsPath: before }: AnswerHistory): Failure | undefined {
  const { recordsPath, records, isFound = false, request } = page;
  if (!isFound || recordsPath === undefined || answerRoleOf(recordsPath.toLowerCase()) !== 'error') return undefined;
  if (pages > 0 && before !== recordsPath) return { path: recordsPath };
  const first = records.at(0) ?? null;
  const isAsked = /err|fault|exception/i.test(request.endpoint);
  return isAsked || (isObject(first) && holdsIdentity(first)) ? undefined : { path: recordsPath };
}

/** An object or a text in place of the list that good pages had, or an object that is nothing but an error. */
function errorAsRecord({ holds, records, recordsPath }: AnsweredPage, { pages }: AnswerHistory): Failure | undefined {
  if (holds !== 'one') return undefined;
  const only = records.at(0) ?? null;
  const isText = typeof only === 'string' && pages > 0 && meaningOfText(only) === 'failed';
  if (!isText && !(isObject(only) && isOnlyError(only))) return undefined;
  return recordsPath === undefined || recordsPath === '.' ? {} : { path: recordsPath };
}

function filledError(
  { answer, records, request, holds }: AnsweredPage,
  { largest }: AnswerHistory,
): Failure | undefined {
  const hasRecords = records.length > 0;
  const found = answer.find((field) => {
    const { name, value, holder } = field;
    if (answerRoleOf(name) !== 'error' || isEcho(field, request)) return false;
    // The error of one thing, such as a build, beside what belongs to it.
    if (hasRecords && holdsIdentity(holder)) return false;
    const isCode = !hasRecords && holds !== 'one' && !/s$/.test(name);
    return isFilledError(value, isCode || /cod|no$/.test(name));
  });
  const isDoubtful = hasRecords && largest > 0 && records.length >= largest;
  return found && { path: found.path, ...(isDoubtful && { isDoubtful }) };
}

/** The place of the records is gone, and there are fields that no good page had, or another value in one of theirs. */
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
