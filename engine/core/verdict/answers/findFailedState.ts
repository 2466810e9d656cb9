import { answerRoleOf } from '../../recognition/answerWords.ts';
import { sentenceIn } from '../../recognition/sentenceIn.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';
import type { AnsweredPage, Failure } from '../answer.ts';
import type { PlacedField } from '../walkFields.ts';
import type { AnswerHistory } from './answerHistory.ts';
import { holdsIdentity } from './holdsIdentity.ts';
import { isEcho } from './isEcho.ts';
import { readOutcome, readState } from './readState.ts';
import { saysNothingFound } from './saysNothingFound.ts';

/** A failed state around an empty place of records. With records, it may be that of the requested object. */
export function findFailedState(page: AnsweredPage, history: AnswerHistory): Failure | undefined {
  const { answer, records, request } = page;
  if (records.length > 0) return undefined;
  const states = answer.filter(
    (field) => !isOwnState(field, history) && !history.hadValue(field) && !isEcho(field, request),
  );
  const found = states.find((field) => isFailed(field, history)) ?? explainedChange(states, history);
  return found && !saysNothingFound(answer) ? { path: found.path } : undefined;
}

/** Whether a state is that of one thing with an id, unless earlier pages had another. */
function isOwnState({ holder, path }: PlacedField, history: AnswerHistory): boolean {
  return !history.had(path) && holdsIdentity(holder);
}

function isFailed(field: PlacedField, history: AnswerHistory): boolean {
  if (readState(field) === 'failed') return true;
  return history.valueAt(field.path) !== undefined && readOutcome(field) === 'failed';
}

/** A code or a word that no good page had, beside a sentence with the reason. */
function explainedChange(changed: readonly PlacedField[], history: AnswerHistory): PlacedField | undefined {
  const isExplained = changed.some(
    ({ name, value }) => answerRoleOf(name) === 'message' && meaningOfText(sentenceIn(value) ?? '') === 'failed',
  );
  if (!isExplained) return undefined;
  return changed.find(
    ({ name, path }) => answerRoleOf(name) === 'status' && (history.isSteady(path) || history.pages === 1),
  );
}
