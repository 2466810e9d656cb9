import type { JsonValue } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { countText } from '../../text/countText.ts';
import type { Evidence } from '../evidence.ts';
import { quoted } from '../quoted.ts';
import type { PlacedField } from '../walkFields.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** Responses that report a failure although their HTTP status does not. */
export const errorAnswer: WitnessFactory = () => new ErrorAnswer();

class ErrorAnswer implements Witness {
  #pages = 0;
  #isDoubtful = true;
  #first: Pick<Evidence, 'message' | 'page' | 'path'> | undefined;

  see({ failure, number, response, records, answer }: ObservedPage): void {
    if (failure === undefined) return;
    this.#pages++;
    this.#isDoubtful &&= failure.isDoubtful === true;
    if (this.#first !== undefined) return;
    const { path } = failure;
    const hasRecords = records.length > 0;
    const field = answer.find((each) => each.path === path);
    const texts = failure.said === undefined ? textsOf(field, hasRecords ? undefined : response) : [failure.said];
    const said = quoted(texts);
    const where = path === undefined ? '' : ` in "${path}"`;
    const is = hasRecords ? 'has an error' : 'is an error';
    const message = `The response of page ${number} ${is}${where}${said === undefined ? '' : `: ${said}`}.`;
    this.#first = { message, page: number, ...(path !== undefined && { path }) };
  }

  testify({ jobPointer }: Ending): Evidence[] {
    if (this.#first === undefined) return [];
    const more = this.#pages === 1 ? '' : ` So are ${countText(this.#pages - 1, 'other')}.`;
    const message = `${this.#first.message}${more}`;
    const speaks = this.#isDoubtful ? 'doubt' : 'incomplete';
    return [{ code: 'error-answer', speaks, ...this.#first, message, pointer: jobPointer }];
  }
}

/** The places of an error message. Beside records, the text of a response may be about them. */
function textsOf(field: PlacedField | undefined, response: JsonValue | undefined): JsonValue[] {
  const own = field === undefined ? [] : [field.value];
  const all = response === undefined ? [] : [response];
  return field !== undefined && answerRoleOf(field.name) === 'error' ? [...own, ...all] : [...all, ...own];
}
