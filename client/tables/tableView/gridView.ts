import { numberText } from '../../../engine/core/text/countText.ts';
import type { TableColumn, TableRow } from '../file/tableMessages.ts';
import { cellText } from './cellText.ts';
import { ColumnLayout, type PlacedColumn } from './columnLayout.ts';
import { createElement } from './createElement.ts';
import { createHeaderCell } from './headerCell.ts';
import type { TableModel } from './tableModel.ts';

const rightAligned = new Set<TableColumn['type']>(['integer', 'number']);

/** The grid: draws the rows and columns that are in sight, and keeps the focus on the active cell. */
export class GridView {
  readonly element = createElement('div', {
    role: 'grid',
    class: 'grid',
    'aria-multiselectable': 'true',
    'aria-readonly': 'true',
    tabindex: '-1',
  });
  readonly #head = createElement('div', { role: 'row', class: 'row headRow', 'aria-rowindex': '1' });
  readonly #body = createElement('div', { role: 'rowgroup', class: 'body' });
  readonly #model: TableModel;
  readonly #columns: ColumnLayout;
  readonly #onNeed: (first: number, end: number) => void;
  #isScheduled = false;
  #wantsFocus = false;

  constructor(model: TableModel, label: string, onNeed: (first: number, end: number) => void) {
    this.#model = model;
    this.#onNeed = onNeed;
    this.element.setAttribute('aria-label', label);
    this.element.append(createElement('div', { role: 'rowgroup', class: 'headGroup' }, this.#head), this.#body);
    this.#columns = new ColumnLayout(model, this.element, () => this.refresh());
    this.element.addEventListener('scroll', () => this.#follow());
    this.element.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    new ResizeObserver(() => this.resize()).observe(this.element);
  }

  /** Takes the size of the table and of the window anew. */
  resize(): void {
    const { scroll, shown, columns } = this.#model;
    const head = this.#head.offsetHeight;
    scroll.setSize(shown, Math.max(0, this.element.clientHeight - head));
    this.#columns.update(this.#numbersWidth);
    this.#body.style.height = `${scroll.height}px`;
    this.#body.style.width = `${this.#columns.width}px`;
    this.#head.style.width = `${this.#columns.width}px`;
    this.element.style.setProperty('--numbers', `${this.#numbersWidth}px`);
    this.element.setAttribute('aria-rowcount', String(shown + 1));
    this.element.setAttribute('aria-colcount', String(columns.length + 1));
    this.refresh();
  }

  /** Draws anew with the next frame. */
  refresh(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      this.#draw();
    });
  }

  /** Moves the active cell into sight and gives it the focus. */
  reveal(): void {
    const { selection, scroll } = this.#model;
    const { row, column } = selection.active;
    if (row >= 0) scroll.show(row);
    const { start, end } = this.#columns.placeOf(column);
    const left = this.element.scrollLeft;
    const numbers = this.#numbersWidth;
    if (start - numbers < left) this.element.scrollLeft = start - numbers;
    else if (end > left + this.element.clientWidth)
      this.element.scrollLeft = Math.min(start - numbers, end - this.element.clientWidth);
    this.#wantsFocus = true;
    // The cell is drawn with the next frame; what is typed until then is heard too.
    if (!this.element.contains(document.activeElement)) this.element.focus({ preventScroll: true });
    this.#place();
  }

  /** Says whether other rows are on their way than those that are seen. */
  showBusy(isBusy: boolean): void {
    this.element.setAttribute('aria-busy', String(isBusy));
  }

  scrollTo(top: number, left: number): void {
    this.#model.scroll.moveTo(top);
    this.element.scrollLeft = left;
    this.#place();
  }

  get #numbersWidth(): number {
    const longest = numberText(this.#model.total ?? this.#model.shown).length;
    return 24 + 8 * Math.max(3, longest);
  }

  #follow(): void {
    this.#model.scroll.follow(this.element.scrollTop);
    this.refresh();
  }

  /** Where a pixel of the scroll bar is many rows, the wheel moves rows and takes the scroll bar along. */
  #wheel(event: WheelEvent): void {
    const { scroll } = this.#model;
    if (!scroll.isScaled || event.ctrlKey || event.shiftKey || event.deltaY === 0) return;
    event.preventDefault();
    scroll.moveBy(event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * scroll.rowHeight : event.deltaY);
    this.element.scrollLeft += event.deltaX;
    this.#place();
  }

  #place(): void {
    this.element.scrollTop = this.#model.scroll.scrollTop;
    this.refresh();
  }

  #draw(): void {
    const { scroll, selection, shown } = this.#model;
    const hadFocus = this.element.contains(document.activeElement);
    const columns = this.#columns.visible();
    const { first, end } = scroll.visible();
    this.#onNeed(first, end);
    this.#drawHead(columns);
    const rows = Array.from({ length: end - first }, (_, place) => first + place);
    const { row: active } = selection.active;
    // The row with the focus stays, or the focus would be lost.
    if (active >= 0 && active < shown && (active < first || active >= end)) rows.push(active);
    this.#body.replaceChildren(...rows.map((row) => this.#createRow(row, columns)));
    this.#keepFocus(hadFocus);
  }

  #keepFocus(hadFocus: boolean): void {
    const { row, column } = this.#model.selection.active;
    const cell = this.element.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    const focusable = cell ?? this.#head.querySelector<HTMLElement>('[data-column]');
    if (focusable === null) return;
    focusable.tabIndex = 0;
    if (hadFocus || this.#wantsFocus) focusable.focus({ preventScroll: true });
    this.#wantsFocus = false;
  }

  #drawHead(placed: readonly PlacedColumn[]): void {
    const { columns, sort } = this.#model;
    const corner = createElement('div', { role: 'columnheader', class: 'cell number corner', 'aria-colindex': '1' });
    corner.append(createElement('span', { class: 'aloud' }, 'Row'));
    const cells = placed.flatMap(({ index, start, size }) => {
      const column = columns[index];
      if (column === undefined) return [];
      const cell = createHeaderCell({ column, index, sort });
      cell.style.left = `${start}px`;
      cell.style.width = `${size}px`;
      return [cell];
    });
    this.#head.replaceChildren(corner, ...cells);
  }

  #createRow(place: number, columns: readonly PlacedColumn[]): HTMLElement {
    const row = this.#model.pages.row(place);
    const element = createElement('div', { role: 'row', class: 'row', 'aria-rowindex': String(place + 2) });
    element.style.transform = `translateY(${this.#model.scroll.place(place)}px)`;
    element.classList.toggle('odd', place % 2 === 1);
    const number = createElement(
      'div',
      { role: 'rowheader', class: 'cell number', 'aria-colindex': '1', 'data-number': String(place) },
      row === undefined ? '' : numberText(row.number),
    );
    element.append(number, ...columns.map((column) => this.#createCell(place, row, column)));
    if (row === undefined) element.setAttribute('aria-busy', 'true');
    if (row?.isCut) number.title = 'This row is too long to be read whole.';
    return element;
  }

  #createCell(place: number, row: TableRow | undefined, { index, start, size }: PlacedColumn): HTMLElement {
    const { selection, columns } = this.#model;
    const isSelected = selection.has(place, index);
    const value = row?.cells[index];
    const cell = createElement(
      'div',
      {
        role: 'gridcell',
        class: 'cell',
        'aria-colindex': String(index + 2),
        'aria-selected': String(isSelected),
        'data-row': String(place),
        'data-column': String(index),
        'data-vscode-context': '{"pagewrightTable":"cell","preventDefaultContextMenuItems":true}',
        tabindex: '-1',
      },
      value === undefined ? '' : cellText(value),
    );
    cell.classList.toggle('right', rightAligned.has(columns[index]?.type));
    cell.classList.toggle('cut', typeof value === 'object');
    cell.style.left = `${start}px`;
    cell.style.width = `${size}px`;
    return cell;
  }
}
