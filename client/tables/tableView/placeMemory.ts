import { debounce } from '../../shared/throttle.ts';
import { host } from './host.ts';
import { readSavedState, type SavedState } from './savedState.ts';
import type { TableModel } from './tableModel.ts';

/** What was seen of the table when the page was last in sight, or before its file was replaced, until it is seen again. */
export class PlaceMemory {
  readonly #model: TableModel;
  /** How far the grid is scrolled to the side, in pixels. */
  readonly #left: () => number;
  #wanted: SavedState | undefined = readSavedState(host.kept());
  /** Has it kept by the window: not with each pixel that is scrolled, for it goes through to the disk. */
  readonly keepSoon = debounce(() => {
    if (this.#wanted === undefined) host.keep(this.#model.save(this.#left()));
  }, 200);

  constructor(model: TableModel, left: () => number) {
    this.#model = model;
    this.#left = left;
  }

  /** Remembers what is seen now, unless what was seen before is still to come back. */
  hold(): void {
    this.#wanted ??= this.#model.save(this.#left());
  }

  /** Wants the table to be sorted, filtered and as wide as it was. */
  restoreView(): void {
    if (this.#wanted !== undefined) this.#model.restore(this.#wanted);
  }

  /** The place that was seen, once, when there are as many rows as before. */
  takePlace(): Pick<SavedState, 'row' | 'column' | 'top' | 'left'> | undefined {
    const { scroll, shown, total, widths } = this.#model;
    const wanted = this.#wanted;
    if (wanted === undefined || widths.length === 0) return undefined;
    if (total === undefined && (wanted.row >= shown || wanted.top > shown * scroll.rowHeight)) return undefined;
    this.#wanted = undefined;
    return wanted;
  }
}
