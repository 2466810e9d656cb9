import type { JsonValue } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { sentenceIn } from '../../recognition/sentenceIn.ts';
import { meaningOfText } from '../../recognition/statusMeaning.ts';
import type { PlacedField } from '../walkFields.ts';

/** Whether a sentence around the records means that the list is empty or at its end. */
export function saysNothingFound(answer: readonly PlacedField[]): boolean {
  return answer.some(({ name, value }) => {
    const role = answerRoleOf(name);
    if (role === undefined || role === 'success') return false;
    return textsIn(value).some((text) => meaningOfText(text) === 'nothing-found');
  });
}

/** The sentence in a value; of a list that of its first item. */
function textsIn(value: JsonValue): string[] {
  const said = sentenceIn(value);
  return said === undefined ? [] : [said];
}
