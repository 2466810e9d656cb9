import { countText, numberText } from '../../text/countText.ts';
import type { Evidence } from '../evidence.ts';
import { pointerTo } from '../pointerTo.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** A page with more records than were requested: the API does not know the parameter for the page size. */
export const pageSizeIgnored: WitnessFactory = () => new PageSizeIgnored();

class PageSizeIgnored implements Witness {
  #largest = { page: 0, records: 0 };

  see({ number, records: { length }, isError }: ObservedPage): void {
    if (!isError && length > this.#largest.records) this.#largest = { page: number, records: length };
  }

  testify(end: Ending): Evidence[] {
    const { scroller, pageSize } = end;
    const { page, records } = this.#largest;
    const counted = scroller?.paging.counted;
    if (counted === undefined || pageSize === undefined || records <= pageSize) return [];
    const overlap = counted.unit === 'records' && end.pages > 1 ? ', and the pages overlap' : '';
    const message = `Page ${page} has ${countText(records, 'record')}, but ${numberText(pageSize)} ${pageSize === 1 ? 'was' : 'were'} requested, so the API may ignore "${counted.sizeParam}"${overlap}.`;
    // The name of the parameter if it is written, else the size.
    const named = pointerTo(end, counted.keys.sizeParam);
    const pointer = named === scroller?.pointer ? pointerTo(end, counted.keys.size) : named;
    return [{ code: 'page-size-ignored', speaks: 'doubt', message, page, pointer }];
  }
}
