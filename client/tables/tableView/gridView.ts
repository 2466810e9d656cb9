import { numberText } from '@pagewright/engine/text/countText';
import { html, render, type TemplateResult } from 'lit-html';
import { ColumnLayout } from './columnLayout.ts';
import { headTemplate } from './headTemplate.ts';
import { type PlacedColumn, rowsTemplate } from './rowTemplate.ts';
import type { CellPlace } from './selection.ts';
import type { TableModel } from './tableModel.ts';

/** The grid: draws the visible rows and columns, and keeps the focus on the active cell. */
export class GridView {
  readonly element: HTMLElement;
  readonly #head = elementOf(html`<div role="row" class="row headRow" aria-rowindex="1"></div>`);
  readonly #body = elementOf(html`<div role="rowgroup" class="body"></div>`);
  readonly #model: TableModel;
  readonly #columns: ColumnLayout;
  readonly #onNeed: (first: number, end: number) => void;
  #isScheduled = false;

  constructor(model: TableModel, label: string, onNeed: (first: number, end: number) => void) {
    this.#model = model;
    this.#onNeed = onNeed;
    this.element = elementOf(
      html`<div role="grid" class="grid" aria-label=${label} aria-multiselectable="true" aria-readonly="true" tabindex="-1">
        <div role="rowgroup" class="headGroup">${this.#head}</div>
        ${this.#body}
      </div>`,
    );
    this.#columns = new ColumnLayout(model, this.element, () => this.refresh());
    this.element.addEventListener('scroll', () => this.#follow());
    this.element.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    new ResizeObserver(() => this.resize()).observe(this.element);
  }

  /** Adapts to the size of the table and of the window. */
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

  /** Draws again with the next frame. */
  refresh(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      this.#draw();
    });
  }

  /** Scrolls to the active cell and focuses it. */
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
    // The cell is drawn with the next frame; keys typed until then must arrive too.
    if (!this.element.contains(document.activeElement)) this.element.focus({ preventScroll: true });
    this.#place();
  }

  /** Sets whether new rows are being loaded. */
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

  /** Scrolls by rows and moves the scroll bar along, if one of its pixels covers many rows. */
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
    const { scroll } = this.#model;
    const hadFocus = this.element.contains(document.activeElement);
    const { first, end } = scroll.visible();
    this.#onNeed(first, end);
    this.#render(this.#placesOf(first, end), this.#columns.visible());
    if (hadFocus) this.element.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  #render(places: readonly number[], columns: readonly PlacedColumn[]): void {
    const stop = this.#stopAmong(places, columns);
    render(headTemplate(this.#model, columns, stop), this.#head);
    render(rowsTemplate(this.#model, places, columns, stop), this.#body);
  }

  /** The rows to draw, including the focused row, or the focus would be lost. */
  #placesOf(first: number, end: number): number[] {
    const { selection, shown } = this.#model;
    const { row } = selection.active;
    const places = Array.from({ length: end - first }, (_, index) => first + index);
    if (row >= 0 && row < first && row < shown) return [row, ...places];
    return row >= end && row < shown ? [...places, row] : places;
  }

  /** The tab stop: the active cell, or the first header if that cell is not drawn. */
  #stopAmong(places: readonly number[], columns: readonly PlacedColumn[]): CellPlace {
    const { active } = this.#model.selection;
    const isThere = columns.some(({ index }) => index === active.column);
    if (isThere && (active.row < 0 || places.includes(active.row))) return active;
    return { row: -1, column: columns[0]?.index ?? 0 };
  }
}

/** Renders a template once, and returns its element. */
function elementOf(template: TemplateResult): HTMLElement {
  const fragment = document.createDocumentFragment();
  render(template, fragment);
  const { firstElementChild: element } = fragment;
  if (!(element instanceof HTMLElement)) throw new Error('The template has no element.');
  return element;
}
