import { host } from './host.ts';
import { rowsPerPage } from './rowPages.ts';
import type { CellPlace } from './selection.ts';
import type { TableModel } from './tableModel.ts';

/** What the page asks the extension for: a view of the table, its rows, a cell, a copy. Of views the newest counts. */
export class TableQuestions {
  readonly #model: TableModel;
  readonly #onView: () => void;
  #asked = 0;
  #isNew = false;

  /** `onView` is called whenever a view is asked for. */
  constructor(model: TableModel, onView: () => void) {
    this.#model = model;
    this.#onView = onView;
  }

  /** Whether what is seen is the view that was asked for last. */
  get isAnswered(): boolean {
    return this.isNewest(this.#model.view);
  }

  isNewest(view: number): boolean {
    return view === this.#asked;
  }

  /** The table as it was seen before, of a file that may be another. */
  askAgain(): void {
    this.#isNew = false;
    this.#askView();
  }

  /** The table sorted or filtered otherwise, which is to be seen from its beginning. */
  askOther(change: () => void): void {
    change();
    this.#isNew = true;
    this.#askView();
  }

  /** Whether the view that has come is to be seen from its beginning; said once. */
  takeIsNew(): boolean {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }

  /** The rows from the first to before the end that are not there and not asked for yet. */
  askRows(first: number, end: number): void {
    const { pages, shown, view } = this.#model;
    if (!this.isAnswered) return;
    for (const start of pages.ask(first, end, shown))
      host.ask({ type: 'rows', view, first: start, count: Math.min(rowsPerPage, shown - start) });
  }

  askCell(purpose: 'show' | 'copy', { row, column }: CellPlace = this.#model.selection.active): void {
    const { view } = this.#model;
    if (row >= 0) host.ask({ type: 'cell', view, row, column, purpose });
  }

  /** The chosen cells, for the clipboard; gives how many there are. */
  askCopy(withHeader: boolean): number {
    const { selection, view } = this.#model;
    const { range } = selection;
    if (range === undefined) return 0;
    const cells = (range.lastRow - range.firstRow + 1) * (range.lastColumn - range.firstColumn + 1);
    if (cells === 1 && !withHeader) this.askCell('copy');
    else host.ask({ type: 'copy', view, range, withHeader });
    return cells;
  }

  #askView(): void {
    const { sort, filter, onlyRepeated } = this.#model;
    this.#asked += 1;
    host.ask({ type: 'view', view: this.#asked, onlyRepeated, ...(sort && { sort }), ...(filter && { filter }) });
    this.#onView();
  }
}
