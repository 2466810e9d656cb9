import { host } from './host.ts';
import { rowsPerPage } from './rowPages.ts';
import type { CellPlace } from './selection.ts';
import type { TableModel } from './tableModel.ts';

/** The requests of the page to the extension: for a view of the table, its rows, a cell, a copy. Only the newest view counts. */
export class TableQuestions {
  readonly #model: TableModel;
  readonly #onView: (isNew: boolean) => void;
  #asked = 0;
  #isNew = false;

  /** Creates the requests; `onView` is called whenever a view is requested, with whether it is a new one. */
  constructor(model: TableModel, onView: (isNew: boolean) => void) {
    this.#model = model;
    this.#onView = onView;
  }

  /** Whether the current view is the one requested last. */
  get isAnswered(): boolean {
    return this.isNewest(this.#model.view);
  }

  isNewest(view: number): boolean {
    return view === this.#asked;
  }

  /** Requests the same view again, of a file that may have changed. */
  askAgain(): void {
    this.#isNew = false;
    this.#askView();
  }

  /** Requests the table with a different order or filter, to be shown from its start. */
  askOther(change: () => void): void {
    change();
    this.#isNew = true;
    this.#askView();
  }

  /** Whether to show the received view from its start; true only once. */
  takeIsNew(): boolean {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }

  /** Requests the rows of a range, end not included, that are neither loaded nor requested yet. */
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

  askStatistics(column: number): void {
    const { view } = this.#model;
    host.ask({ type: 'statistics', view, column });
  }

  /** Requests the selected cells for the clipboard; returns their number. */
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
    this.#onView(this.#isNew);
  }
}
