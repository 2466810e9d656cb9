import { countText } from '@pagewright/engine/text/countText';
import { html, render } from 'lit-html';
import type { ToTableView } from '../file/tableMessages.ts';
import { fitColumns } from './columnSizes.ts';
import { DetailsView } from './detailsView.ts';
import { detailText } from './detailText.ts';
import { listenToGrid } from './gridInput.ts';
import { GridView } from './gridView.ts';
import { host } from './host.ts';
import { PlaceMemory } from './placeMemory.ts';
import type { CellPlace } from './selection.ts';
import { statisticsTemplate } from './statisticsTemplate.ts';
import { cellTitle, copiedText, progressText, sortText, statusText } from './statusText.ts';
import { StatusView } from './statusView.ts';
import { TableActions } from './tableActions.ts';
import { TableModel } from './tableModel.ts';
import { TableQuestions } from './tableQuestions.ts';
import { ToolbarView } from './toolbarView.ts';

/** The whole page: shows the extension's messages in its parts. */
export class TablePage {
  readonly #root: HTMLElement;
  readonly #model = new TableModel();
  readonly #status = new StatusView(() => this.#draw());
  readonly #grid: GridView;
  readonly #toolbar: ToolbarView;
  readonly #details: DetailsView;
  readonly #memory = new PlaceMemory(this.#model, () => this.#grid.element.scrollLeft);
  readonly #questions = new TableQuestions(this.#model, (isNew) => this.#expectView(isNew));
  readonly #actions: TableActions;
  /** The reason why no rows are shown. */
  #empty = '';
  #detailed: CellPlace = { row: 0, column: 0 };

  constructor(root: HTMLElement, title: string) {
    this.#root = root;
    const [model, questions] = [this.#model, this.#questions];
    this.#grid = new GridView(model, title, (first, end) => {
      questions.askRows(first, end);
      this.#memory.keepSoon();
    });
    const [onChange, onLeave] = [() => this.#draw(), () => this.#grid.reveal()];
    this.#toolbar = new ToolbarView(model, {
      onChange,
      onLeave,
      onFilter: (filter) => questions.askOther(() => (model.filter = filter)),
      onOnlyRepeated: (isOnly) => questions.askOther(() => (model.onlyRepeated = isOnly)),
      onOpenAsText: () => host.ask({ type: 'openAsText' }),
      onExport: () => host.ask({ type: 'askExport' }),
    });
    this.#details = new DetailsView({
      onChange,
      onClose: onLeave,
      onCopy: () => questions.askCell('copy', this.#detailed),
    });
    this.#actions = new TableActions({
      model,
      questions,
      grid: this.#grid,
      toolbar: this.#toolbar,
      details: this.#details,
      status: this.#status,
      memory: this.#memory,
    });
    this.#draw();
    listenToGrid(this.#grid.element, this.#actions);
  }

  take(message: ToTableView): void {
    switch (message.type) {
      case 'opened':
        this.#open(message);
        break;
      case 'counted':
        this.#count(message);
        break;
      case 'progress':
        this.#showProgress(message);
        break;
      case 'repeated':
        this.#showRepeated(message);
        break;
      case 'viewReady':
        this.#showView(message);
        break;
      case 'rows':
        this.#takeRows(message);
        break;
      case 'cell':
        this.#showCell(message);
        break;
      case 'statistics':
        this.#showStatistics(message);
        break;
      case 'copied':
        this.#status.announce(copiedText(message));
        break;
      case 'act':
        this.#actions.onMenu(message.action);
        break;
      case 'exportEnded':
        this.#status.showProgress();
        break;
      case 'gone':
        this.#status.announce('The file was deleted. The rows read so far are still shown.');
        break;
      case 'failed':
        this.#fail(message.message);
        break;
      default:
        message satisfies never;
    }
  }

  #draw(): void {
    render(
      html`${this.#toolbar.template()} ${this.#status.progress()} ${this.#grid.element}
        <p class="empty" ?hidden=${this.#empty === ''}>${this.#empty}</p>
        ${this.#details.template()} ${this.#status.line()}`,
      this.#root,
    );
  }

  #open({ columns, bytes }: ToTableView & { type: 'opened' }): void {
    const model = this.#model;
    // The file was replaced: keep the view.
    const isAgain = model.columns.length > 0;
    if (isAgain) this.#memory.hold();
    Object.assign(model, { columns, bytes, uneven: 0, total: undefined, widths: [] });
    this.#memory.restoreView();
    this.#toolbar.showFilter();
    this.#toolbar.showRepeated(0, 0);
    if (isAgain) this.#status.announce('The file has changed and is being read again.');
    this.#questions.askAgain();
  }

  #count({ rows, columns, uneven }: ToTableView & { type: 'counted' }): void {
    const model = this.#model;
    const isWider = columns.length > model.columns.length;
    Object.assign(model, { total: rows, columns, uneven });
    if (!model.isLimited) model.shown = rows;
    if (isWider) this.#toolbar.showFilter();
    fitColumns(this.#model);
    this.#grid.showBusy(!this.#questions.isAnswered);
    this.#status.showProgress();
    this.#status.readAloud(countText(rows, 'row'));
    this.#showSize();
  }

  #showProgress(progress: ToTableView & { type: 'progress' }): void {
    const { task, part, rows } = progress;
    this.#status.showProgress(progressText(progress), part);
    if (task !== 'count' || this.#model.isLimited || this.#model.sort !== undefined) return;
    this.#model.shown = rows;
    this.#showSize();
  }

  #showRepeated({ rows, keys }: ToTableView & { type: 'repeated' }): void {
    this.#status.showProgress();
    this.#toolbar.showRepeated(rows, keys);
    if (rows > 0) this.#status.readAloud(`${countText(rows, 'row')} with a repeated primary key.`);
  }

  #showView({ view, rows, isWhole }: ToTableView & { type: 'viewReady' }): void {
    const model = this.#model;
    if (!this.#questions.isNewest(view)) return;
    const isFirst = model.view !== view;
    model.view = view;
    model.shown = rows;
    if (isFirst) {
      model.pages.clear();
      if (this.#questions.takeIsNew()) this.#goToBeginning();
    }
    if (isWhole) {
      this.#grid.showBusy(false);
      this.#status.showProgress();
      if (model.isLimited) this.#status.readAloud(countText(rows, 'row'));
      else if (model.sort !== undefined) this.#status.readAloud(sortText(model));
    }
    this.#showSize();
    if (isWhole) this.#restore();
  }

  #goToBeginning(): void {
    this.#grid.scrollTo(0, this.#grid.element.scrollLeft);
    this.#model.selection.moveToFirstRow();
  }

  #takeRows({ view, first, rows }: ToTableView & { type: 'rows' }): void {
    const model = this.#model;
    if (view !== model.view) return;
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

  #expectView(isNew: boolean): void {
    if (isNew) this.#memory.forget();
    this.#details.hide();
    this.#grid.showBusy(true);
    this.#memory.keepSoon();
  }

  #showSize(): void {
    const { selection, shown, columns, total, isLimited, bytes, uneven } = this.#model;
    selection.setSize({ rows: shown, columns: columns.length });
    this.#grid.resize();
    this.#status.showFacts(
      statusText({ rows: total, columns: columns.length, bytes, uneven, shown: isLimited ? shown : undefined }),
    );
    const nothing = isLimited ? 'No rows match.' : 'This table has no rows.';
    this.#empty = shown > 0 || total === undefined ? '' : nothing;
    this.#draw();
    this.#memory.keepSoon();
  }

  #showCell({ row, column, text, bytes, isCut }: ToTableView & { type: 'cell' }): void {
    const name = this.#model.nameOf(column);
    const title = cellTitle(name, this.#model.pages.row(row)?.number ?? row + 1, isCut ? bytes : undefined);
    this.#detailed = { row, column };
    this.#details.show({ title, text: detailText(text) });
    this.#grid.resize();
  }

  #showStatistics({ column, statistics }: ToTableView & { type: 'statistics' }): void {
    this.#status.showProgress();
    const name = this.#model.nameOf(column);
    const title = this.#model.isLimited ? `${name}, rows shown` : name;
    this.#details.show({ title, content: statisticsTemplate(statistics) });
    this.#grid.resize();
  }

  #fail(message: string): void {
    this.#status.showProgress();
    this.#empty = `This file cannot be shown as a table: ${message}`;
    this.#draw();
    this.#status.readAloud(this.#empty);
  }
}
