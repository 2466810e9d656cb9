import { countText } from '../../text/countText.ts';
import type { Evidence } from '../evidence.ts';
import type { ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** Answers with an error status that the configuration ignores, so that they were taken for data. */
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
    const message = `${countText(this.#count, 'answer')} had an error status that "ignoreErrors" lists, the first on page ${this.#first}.`;
    return [{ code: 'ignored-error', speaks: 'doubt', message, page: this.#first }];
  }
}
