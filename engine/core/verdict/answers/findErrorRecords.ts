import { isList, isObject, type JsonValue } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { plainName } from '../../recognition/plainName.ts';
import { sentenceIn } from '../../recognition/sentenceIn.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';
import type { AnsweredPage, Failure } from '../answer.ts';
import type { AnswerHistory } from './answerHistory.ts';
import { errorInstead } from './errorInstead.ts';
import { findNewFields } from './findNewFields.ts';
import { holdsIdentity } from './holdsIdentity.ts';

/** A list of errors: at the place of the records, as the only list of a response, or in place of the response. */
export function findErrorRecords(page: AnsweredPage, history: AnswerHistory): Failure | undefined {
  return onlyList(page, history) ?? errorsInList(page, history) ?? listInstead(page, history);
}

/** Errors in the only list of a response, which is read without `dataField`, whatever its contents. */
function onlyList(page: AnsweredPage, history: AnswerHistory): Failure | undefined {
  const { recordsPath: path, records, isFound = false, request, answer } = page;
  if (!isFound || path === undefined) return undefined;
  const first = records.at(0) ?? null;
  const role = answerRoleOf(plainName(path));
  const isOther = history.pages > 0 && history.recordsPath !== path;
  if (role === 'error') {
    const isAsked = /err|fault|exception/i.test(request.endpoint);
    const isThing = isAsked || (isObject(first) && holdsIdentity(first));
    return isOther || !isThing ? { path } : undefined;
  }
  if (!isOther || !isForeign(first, history)) return undefined;
  const saysFailed = () => findNewFields(answer, history).some(({ value }) => isFailure(value));
  return role === 'message' || saysFailed() ? { path, said: first } : { path, said: first, isDoubtful: true };
}

function isForeign(value: JsonValue, history: AnswerHistory): boolean {
  return isObject(value) && history.isForeign(value);
}

function isFailure(value: JsonValue): boolean {
  return meaningOfText(sentenceIn(value) ?? '') === 'failed';
}

/** Errors at the place of the records that have no key of an earlier record. */
function errorsInList({ holds, records, recordsPath }: AnsweredPage, history: AnswerHistory): Failure | undefined {
  const first = records.at(0) ?? null;
  if (holds !== 'list' || !isForeign(first, history)) return undefined;
  const found = weigh(first, history);
  const last = records.at(records.length - 1) ?? null;
  if (found === undefined || !isForeign(last, history) || weigh(last, history) === undefined) return undefined;
  return { ...found, ...(recordsPath !== undefined && recordsPath !== '.' && { path: recordsPath }) };
}

/** A bare list of errors where the place of the records is missing. */
function listInstead({ holds, response, records }: AnsweredPage, history: AnswerHistory): Failure | undefined {
  return holds === 'nothing' && records.length === 0 && isList(response)
    ? weigh(response[0] ?? null, history)
    : undefined;
}

function weigh(value: JsonValue, history: AnswerHistory): Failure | undefined {
  const found = isObject(value) ? errorInstead(value, history) : undefined;
  return found && { said: value, ...(found === 'likely' && { isDoubtful: true }) };
}
