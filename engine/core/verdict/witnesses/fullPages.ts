import { countText, numberText } from '../../text/countText.ts';
import type { Evidence } from '../evidence.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** Full pages followed by a short or an empty one that ended the paging. */
export const fullPages: WitnessFactory = () => new FullPages();

class FullPages implements Witness {
  #first = 0;
  #before = 0;
  #last = 0;
  #largest = 0;

  see({ number, records: { length } }: ObservedPage): void {
    if (number === 1) this.#first = length;
    this.#before = this.#last;
    this.#last = length;
    this.#largest = Math.max(this.#largest, length);
  }

  testify({ stop: { stop }, pages, pageSize, scroller, lastPage }: Ending): Evidence[] {
    if (pages < 2 || lastPage?.isError || (stop !== 'short-page' && stop !== 'empty-page')) return [];
    const size = pageSize ?? this.#first;
    const isFull = this.#first === size || this.#before === size;
    // Pages larger than requested overlap the next one, or skip records before it.
    if (size === 0 || !isFull || this.#last >= size || this.#largest > size) return [];
    // If a page is not sorted, records may be missing after its largest id.
    if (scroller?.paging.next?.holds === 'id' && pages < 3) return [];
    return [this.#last === 0 ? thenEmpty(size, pages) : thenShort(size, pages, this.#last)];
  }
}

function thenEmpty(size: number, page: number): Evidence {
  const message = `Page ${page} is empty, after pages of ${countText(size, 'record')}.`;
  return { code: 'full-then-empty', speaks: 'complete', message, page };
}

function thenShort(size: number, page: number, last: number): Evidence {
  const message = `Page ${page} has ${countText(last, 'record')}, after full pages of ${numberText(size)}.`;
  return { code: 'full-then-short', speaks: 'complete', message, page };
}
