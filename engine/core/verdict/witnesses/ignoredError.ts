import { countText } from '../../text/countText.ts';
import type { Evidence } from '../evidence.ts';
import type { ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** Responses with an error status that the configuration ignores, so that they were read as data. */
export const ignoredError: WitnessFactory = () => new IgnoredError();

class IgnoredError implements Witness {
  #count = 0;
  #first = 0;

  see({ isError, number }: ObservedPage): void {
    if (!isError) return;
    this.#count++;
    if (this.#count === 1) this.#first = number;
  }

  testify(): Evidence[] {
    if (this.#count === 0) return [];
    const message = `${countText(this.#count, 'response')} had an error status listed in "ignoreErrors", the first on page ${this.#first}.`;
    return [{ code: 'ignored-error', speaks: 'doubt', message, page: this.#first }];
  }
}
