import { countText } from '@pagewright/engine/text/countText';
import type { ContextAction } from '../file/tableMessages.ts';
import { refitColumn, widenColumn } from './columnSizes.ts';
import type { DetailsView } from './detailsView.ts';
import type { GridEvents } from './gridInput.ts';
import type { GridView } from './gridView.ts';
import { host } from './host.ts';
import type { KeyAction } from './keyAction.ts';
import { nextSort } from './nextSort.ts';
import type { PlaceMemory } from './placeMemory.ts';
import type { StatusView } from './statusView.ts';
import type { TableModel } from './tableModel.ts';
import type { TableQuestions } from './tableQuestions.ts';
import type { ToolbarView } from './toolbarView.ts';

const resizeStep = 16;
/** The number of cells above which copying takes long enough for a message. */
const manyCells = 100_000;

interface TableParts {
  model: TableModel;
  grid: GridView;
  toolbar: ToolbarView;
  details: DetailsView;
  status: StatusView;
  questions: TableQuestions;
  memory: PlaceMemory;
}

/** Performs the user's actions by mouse, keys and context menu of the grid. */
export class TableActions implements GridEvents {
  readonly #parts: TableParts;

  constructor(parts: TableParts) {
    this.#parts = parts;
  }

  onKey(action: KeyAction): boolean {
    const { model, questions, toolbar } = this.#parts;
    const { selection, scroll } = model;
    if (action.type === 'move') this.#go(() => selection.moveBy(action.rows, action.columns, action.isExtending));
    else if (action.type === 'page')
      this.#go(() => selection.moveBy(action.direction * scroll.rowsPerPage, 0, action.isExtending));
    else if (action.type === 'edge') this.#go(() => selection.moveToEdge(action));
    else if (action.type === 'resize') this.onResize(selection.active.column, action.direction * resizeStep);
    else if (action.type === 'selectAll') this.#go(() => selection.selectAll(), false);
    else if (action.type === 'copy') this.#copy(false);
    else if (action.type === 'find') toolbar.focusFilter();
    else if (action.type === 'escape') this.#escape();
    else if (action.type === 'enter' && selection.active.row < 0) this.onHead(selection.active.column);
    else if (action.type === 'show' && selection.active.row < 0) questions.askStatistics(selection.active.column);
    else questions.askCell('show');
    return true;
  }

  onCell(row: number, column: number, isExtending: boolean): void {
    this.#go(() => this.#parts.model.selection.moveTo({ row, column }, isExtending));
  }

  onHead(column: number): void {
    const { model, questions } = this.#parts;
    questions.askOther(() => (model.sort = nextSort(model.sort, column)));
  }

  onNumber(row: number, isExtending: boolean): void {
    this.#go(() => this.#parts.model.selection.selectRow(row, isExtending));
  }

  onOpen(): void {
    this.#parts.questions.askCell('show');
  }

  onResize(column: number, pixels: number): void {
    this.#changeWidth(() => widenColumn(this.#parts.model, column, pixels));
  }

  onFit(column: number): void {
    this.#changeWidth(() => refitColumn(this.#parts.model, column));
  }

  onMenu(action: ContextAction): void {
    const { model, questions } = this.#parts;
    const { column } = model.selection.active;
    if (action === 'copy') this.#copy(false);
    else if (action === 'copyWithHeader') this.#copy(true);
    else if (action === 'showCell') questions.askCell('show');
    else if (action === 'showStatistics') questions.askStatistics(column);
    else if (action === 'sort') this.onHead(column);
    else if (action === 'export') host.ask({ type: 'askExport' });
    else questions.askOther(() => (model.sort = { column, descending: action === 'sortDescending' }));
  }

  #escape(): void {
    const { model, questions, toolbar, details } = this.#parts;
    if (details.isOpen) details.close();
    else if (model.filter !== undefined) {
      questions.askOther(() => (model.filter = undefined));
      toolbar.showFilter();
    } else this.#go(() => model.selection.moveTo(model.selection.active));
  }

  #go(move: () => void, isRevealing = true): void {
    move();
    if (isRevealing) this.#parts.grid.reveal();
    else this.#parts.grid.refresh();
  }

  #copy(withHeader: boolean): void {
    const cells = this.#parts.questions.askCopy(withHeader);
    if (cells > manyCells) this.#parts.status.announce(`Copying ${countText(cells, 'cell')}…`);
  }

  #changeWidth(change: () => void): void {
    change();
    this.#parts.grid.resize();
    this.#parts.memory.keepSoon();
  }
}
