import { debounce } from '../../shared/throttle.ts';
import { host } from './host.ts';
import { readSavedState, type SavedState } from './savedState.ts';
import type { TableModel } from './tableModel.ts';

/** Remembers the view of the table while the page is hidden or its file is replaced, until it is restored. */
export class PlaceMemory {
  readonly #model: TableModel;
  /** The horizontal scroll position in pixels. */
  readonly #left: () => number;
  #wanted: SavedState | undefined = readSavedState(host.kept());
  /** Saves the state: not for each scrolled pixel, because VS Code writes it to disk. */
  readonly keepSoon = debounce(() => {
    if (this.#wanted === undefined) host.keep(this.#model.save(this.#left()));
  }, 200);

  constructor(model: TableModel, left: () => number) {
    this.#model = model;
    this.#left = left;
  }

  /** Remembers the current view, unless an earlier one is still to be restored. */
  hold(): void {
    this.#wanted ??= this.#model.save(this.#left());
  }

  /** Forgets the view to restore: the user has asked for another one. */
  forget(): void {
    this.#wanted = undefined;
  }

  /** Restores the order, filter and column widths. */
  restoreView(): void {
    if (this.#wanted !== undefined) this.#model.restore(this.#wanted);
  }

  /** The position to restore, returned once, as soon as there are enough rows. */
  takePlace(): Pick<SavedState, 'row' | 'column' | 'top' | 'left'> | undefined {
    const { scroll, shown, total, widths } = this.#model;
    const wanted = this.#wanted;
    if (wanted === undefined || widths.length === 0) return undefined;
    if (total === undefined && (wanted.row >= shown || wanted.top > shown * scroll.rowHeight)) return undefined;
    this.#wanted = undefined;
    return wanted;
  }
}
