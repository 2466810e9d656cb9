import { countText } from '../../text/countText.ts';
import type { Evidence } from '../evidence.ts';
import { quoted } from '../quoted.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** Responses that say that they failed although their status is none. */
export const errorAnswer: WitnessFactory = () => new ErrorAnswer();

class ErrorAnswer implements Witness {
  #pages = 0;
  #first: Pick<Evidence, 'message' | 'page' | 'path'> | undefined;

  see({ failure, number, response }: ObservedPage): void {
    if (failure === undefined) return;
    this.#pages++;
    if (this.#first !== undefined) return;
    const { path } = failure;
    const where = path === undefined ? '' : ` in "${path}"`;
    const said = quoted(response);
    const message = `The response of page ${number} is an error${where}${said === undefined ? '' : `: ${said}`}.`;
    this.#first = { message, page: number, ...(path !== undefined && { path }) };
  }

  testify({ jobPointer }: Ending): Evidence[] {
    if (this.#first === undefined) return [];
    const more = this.#pages === 1 ? '' : ` So are ${countText(this.#pages - 1, 'other')}.`;
    const message = `${this.#first.message}${more}`;
    return [{ code: 'error-answer', speaks: 'incomplete', ...this.#first, message, pointer: jobPointer }];
  }
}
