import { isList, type JsonValue } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';
import type { PlacedField } from '../walkFields.ts';

/** Whether a sentence around the records says that the list is empty or at its end. */
export function saysNothingFound(answer: readonly PlacedField[]): boolean {
  return answer.some(({ name, value }) => {
    const role = answerRoleOf(name);
    if (role === undefined || role === 'success') return false;
    return textsIn(value).some((text) => meaningOfText(text) === 'nothing-found');
  });
}

function textsIn(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  if (isList(value)) return value.slice(0, 3).flatMap(textsIn);
  return [];
}
