import type { ContextAction, TableAnswer } from '../table/tableMessages.ts';
import { countText } from '../text/countText.ts';
import { fitColumns, refitColumn, widenColumn } from './columnSizes.ts';
import { createElement } from './createElement.ts';
import { DetailsView } from './detailsView.ts';
import { detailText } from './detailText.ts';
import { listenToGrid } from './gridInput.ts';
import { GridView } from './gridView.ts';
import { host } from './host.ts';
import type { KeyAction } from './keyAction.ts';
import { nextSort } from './nextSort.ts';
import { PlaceMemory } from './placeMemory.ts';
import { rowsPerPage } from './rowPages.ts';
import type { CellPlace } from './selection.ts';
import { copiedText, progressText, statusText } from './statusText.ts';
import { StatusView } from './statusView.ts';
import { TableModel } from './tableModel.ts';
import { ToolbarView } from './toolbarView.ts';

const resizeStep = 16;
/** Copying more than this takes a moment that is worth a word. */
const manyCells = 100_000;

/**
 * The whole page: takes what the extension tells, does what a person wants. It is long because it is the one place where
 * messages, keys and the parts of the page meet; what can be thought of alone is in files of its own.
 */
export class TablePage {
  readonly #model = new TableModel();
  readonly #status = new StatusView();
  readonly #empty = createElement('p', { class: 'empty' });
  readonly #grid: GridView;
  readonly #toolbar: ToolbarView;
  readonly #details: DetailsView;
  readonly #memory = new PlaceMemory(this.#model, () => this.#grid.element.scrollLeft);
  #asked = 0;
  /** Whether the view that is asked for is another one, of which the beginning is to be seen. */
  #isNew = false;
  /** The cell that is shown whole. */
  #detailed: CellPlace = { row: 0, column: 0 };

  constructor(root: HTMLElement, title: string) {
    this.#grid = new GridView(this.#model, title, (first, end) => this.#need(first, end));
    this.#toolbar = new ToolbarView(this.#model, {
      onFilter: (filter) => this.#see(() => (this.#model.filter = filter)),
      onOnlyRepeated: (isOnly) => this.#see(() => (this.#model.onlyRepeated = isOnly)),
      onOpenAsText: () => host.ask({ type: 'openAsText' }),
      onLeave: () => this.#grid.reveal(),
    });
    this.#details = new DetailsView(
      () => this.#askCell('copy', this.#detailed),
      () => this.#grid.reveal(),
    );
    this.#empty.hidden = true;
    const { element: status, progress } = this.#status;
    root.append(this.#toolbar.element, progress, this.#grid.element, this.#empty, this.#details.element, status);
    listenToGrid(this.#grid.element, {
      onKey: (action) => this.#onKey(action),
      onCell: (row, column, isExtending) => this.#go(() => this.#model.selection.moveTo({ row, column }, isExtending)),
      onHead: (column) => this.#sortBy(column),
      onNumber: (row, isExtending) => this.#go(() => this.#model.selection.selectRow(row, isExtending)),
      onOpen: () => this.#askCell('show'),
      onResize: (column, pixels) => this.#changeWidth(() => widenColumn(this.#model, column, pixels)),
      onFit: (column) => this.#changeWidth(() => refitColumn(this.#model, column)),
    });
  }

  /** Takes a message of the extension. */
  take(answer: TableAnswer): void {
    const model = this.#model;
    if (answer.type === 'opened') this.#open(answer);
    else if (answer.type === 'counted') this.#count(answer);
    else if (answer.type === 'progress') this.#showProgress(answer);
    else if (answer.type === 'repeated') this.#showRepeated(answer);
    else if (answer.type === 'viewReady') this.#showView(answer);
    else if (answer.type === 'rows') {
      if (answer.view === model.view) this.#takeRows(answer);
    } else if (answer.type === 'cell') this.#showCell(answer);
    else if (answer.type === 'copied') this.#status.tell(copiedText(answer));
    else if (answer.type === 'act') this.#act(answer.action);
    else if (answer.type === 'gone') this.#status.tell('The file is gone. What was read of it is still shown.');
    else this.#fail(answer.message);
  }

  #open({ columns, bytes }: TableAnswer & { type: 'opened' }): void {
    const model = this.#model;
    // The file was replaced: it is seen as before.
    const isAgain = model.columns.length > 0;
    if (isAgain) this.#memory.hold();
    Object.assign(model, { columns, bytes, uneven: 0, total: undefined, widths: [] });
    this.#memory.restoreView();
    this.#isNew = false;
    this.#toolbar.showFilter();
    this.#toolbar.showRepeated(0, 0);
    if (isAgain) this.#status.tell('The file has changed and is read again.');
    this.#askView();
  }

  #count({ rows, columns, uneven }: TableAnswer & { type: 'counted' }): void {
    const model = this.#model;
    const isWider = columns.length > model.columns.length;
    Object.assign(model, { total: rows, columns, uneven });
    if (!model.isLimited) model.shown = rows;
    if (isWider) this.#toolbar.showFilter();
    fitColumns(this.#model);
    this.#grid.showBusy(model.view !== this.#asked);
    this.#status.showProgress();
    this.#status.readAloud(countText(rows, 'row'));
    this.#showSize();
  }

  #showProgress(progress: TableAnswer & { type: 'progress' }): void {
    const { task, part, rows } = progress;
    this.#status.showProgress(progressText(progress), part);
    if (task !== 'count' || this.#model.isLimited || this.#model.sort !== undefined) return;
    this.#model.shown = rows;
    this.#showSize();
  }

  #showRepeated({ rows, keys }: TableAnswer & { type: 'repeated' }): void {
    this.#status.showProgress();
    this.#toolbar.showRepeated(rows, keys);
    if (rows > 0) this.#status.readAloud(`${countText(rows, 'row')} with a repeated primary key.`);
  }

  #showView({ view, rows, isWhole }: TableAnswer & { type: 'viewReady' }): void {
    const model = this.#model;
    if (view !== this.#asked) return;
    const isFirst = model.view !== view;
    model.view = view;
    model.shown = rows;
    if (isFirst) {
      model.pages.clear();
      if (this.#isNew) {
        const { row, column } = model.selection.active;
        this.#grid.scrollTo(0, this.#grid.element.scrollLeft);
        // Who presses Enter on a head stays there.
        model.selection.moveTo({ row: Math.min(row, 0), column });
        this.#isNew = false;
      }
    }
    if (isWhole) {
      this.#grid.showBusy(false);
      this.#status.showProgress();
      if (model.isLimited) this.#status.readAloud(countText(rows, 'row'));
      else if (model.sort !== undefined) this.#status.readAloud(this.#sortText());
    }
    this.#showSize();
    if (isWhole) this.#restore();
  }

  #takeRows({ first, rows }: TableAnswer & { type: 'rows' }): void {
    const model = this.#model;
    model.pages.take(first, rows);
    if (model.widths.length !== model.columns.length) {
      fitColumns(this.#model);
      this.#grid.resize();
    } else this.#grid.refresh();
    this.#restore();
  }

  #restore(): void {
    const place = this.#memory.takePlace();
    if (place === undefined) return;
    this.#model.selection.moveTo({ row: place.row, column: place.column });
    this.#grid.scrollTo(place.top, place.left);
  }

  #showSize(): void {
    const { selection, shown, columns, total, isLimited, bytes, uneven } = this.#model;
    selection.setSize({ rows: shown, columns: columns.length });
    this.#grid.resize();
    this.#status.showFacts(
      statusText({ rows: total, columns: columns.length, bytes, uneven, shown: isLimited ? shown : undefined }),
    );
    this.#empty.hidden = shown > 0 || total === undefined;
    this.#empty.textContent = isLimited ? 'No row has what is looked for.' : 'This table has no rows.';
    this.#memory.keepSoon();
  }

  #need(first: number, end: number): void {
    const { pages, shown, view } = this.#model;
    if (view !== this.#asked) return;
    for (const start of pages.ask(first, end, shown))
      host.ask({ type: 'rows', view, first: start, count: Math.min(rowsPerPage, shown - start) });
    this.#memory.keepSoon();
  }

  /** Changes what is to be seen, and asks for it. */
  #see(change: () => void): void {
    change();
    this.#isNew = true;
    this.#askView();
  }

  #askView(): void {
    const { sort, filter, onlyRepeated } = this.#model;
    this.#asked += 1;
    this.#details.hide();
    this.#grid.showBusy(true);
    host.ask({ type: 'view', view: this.#asked, onlyRepeated, ...(sort && { sort }), ...(filter && { filter }) });
    this.#memory.keepSoon();
  }

  #sortBy(column: number): void {
    this.#see(() => (this.#model.sort = nextSort(this.#model.sort, column)));
  }

  #sortText(): string {
    const { sort, columns } = this.#model;
    return sort === undefined
      ? 'As in the file.'
      : `Sorted by ${columns[sort.column]?.name}, ${sort.descending ? 'descending' : 'ascending'}.`;
  }

  #onKey(action: KeyAction): boolean {
    const { selection } = this.#model;
    if (action.type === 'move') this.#go(() => selection.moveBy(action.rows, action.columns, action.isExtending));
    else if (action.type === 'page')
      this.#go(() => selection.moveBy(action.direction * this.#model.scroll.rowsPerPage, 0, action.isExtending));
    else if (action.type === 'edge') this.#go(() => selection.moveToEdge(action));
    else if (action.type === 'resize')
      this.#changeWidth(() => widenColumn(this.#model, selection.active.column, action.direction * resizeStep));
    else if (action.type === 'selectAll') this.#go(() => selection.selectAll(), false);
    else if (action.type === 'copy') this.#copy(false);
    else if (action.type === 'find') this.#toolbar.focusFilter();
    else if (action.type === 'escape') this.#escape();
    else if (action.type === 'enter' && selection.active.row < 0) this.#sortBy(selection.active.column);
    else this.#askCell('show');
    return true;
  }

  #escape(): void {
    const { selection } = this.#model;
    if (this.#details.isOpen) this.#details.close();
    else if (this.#model.filter !== undefined) {
      this.#see(() => (this.#model.filter = undefined));
      this.#toolbar.showFilter();
    } else this.#go(() => selection.moveTo(selection.active));
  }

  #go(move: () => void, isRevealing = true): void {
    move();
    if (isRevealing) this.#grid.reveal();
    else this.#grid.refresh();
  }

  #askCell(purpose: 'show' | 'copy', { row, column }: CellPlace = this.#model.selection.active): void {
    const { view } = this.#model;
    if (row >= 0) host.ask({ type: 'cell', view, row, column, purpose });
  }

  #showCell({ row, column, text, bytes, isCut }: TableAnswer & { type: 'cell' }): void {
    const name = this.#model.columns[column]?.name ?? `column ${column + 1}`;
    const number = this.#model.pages.row(row)?.number ?? row + 1;
    const cut = isCut ? ` (the beginning of ${bytes.toLocaleString('en-US')} bytes)` : '';
    this.#detailed = { row, column };
    this.#details.show(`${name}, row ${number.toLocaleString('en-US')}${cut}`, detailText(text));
    this.#grid.resize();
  }

  #copy(withHeader: boolean): void {
    const { selection, view } = this.#model;
    const { range } = selection;
    if (range === undefined) return;
    const cells = (range.lastRow - range.firstRow + 1) * (range.lastColumn - range.firstColumn + 1);
    if (cells === 1 && !withHeader) this.#askCell('copy');
    else host.ask({ type: 'copy', view, range, withHeader });
    if (cells > manyCells) this.#status.tell(`Copying ${countText(cells, 'cell')}…`);
  }

  #act(action: ContextAction): void {
    const { column } = this.#model.selection.active;
    if (action === 'copy') this.#copy(false);
    else if (action === 'copyWithHeader') this.#copy(true);
    else if (action === 'showCell') this.#askCell('show');
    else this.#see(() => (this.#model.sort = { column, descending: action === 'sortDescending' }));
  }

  #changeWidth(change: () => void): void {
    change();
    this.#grid.resize();
    this.#memory.keepSoon();
  }

  #fail(message: string): void {
    this.#status.showProgress();
    this.#empty.hidden = false;
    this.#empty.textContent = `This file cannot be shown as a table: ${message}`;
    this.#status.readAloud(this.#empty.textContent);
  }
}
