import type { Evidence } from '../evidence.ts';
import type { HiddenRows } from '../hiddenRows.ts';
import { hiddenRowsMessage } from '../hiddenRowsMessage.ts';
import { recordsPointer } from '../recordsPointer.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** Records in another shape than a list, if no earlier page has a list of them. */
export const notRows: WitnessFactory = () => new NotRows();

class NotRows implements Witness {
  #found: { hidden: HiddenRows; page: number } | undefined;
  #hadList = false;

  see({ hidden, holds, records, number: page }: ObservedPage): void {
    this.#hadList ||= holds === 'list' && records.length > 0;
    if (hidden !== undefined && !this.#hadList) this.#found ??= { hidden, page };
  }

  testify(end: Ending): Evidence[] {
    if (this.#found === undefined) return [];
    const { hidden, page } = this.#found;
    const message = hiddenRowsMessage(hidden, end.dataField);
    const at = { page, ...(end.dataField && { path: end.dataField.path }), pointer: recordsPointer(end) };
    return [{ code: 'not-rows', speaks: 'doubt', message, ...at }];
  }
}
