import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/virtual-core';
import type { PlacedColumn } from './rowTemplate.ts';
import type { TableModel } from './tableModel.ts';

/** The visible columns and their positions: a table may have thousands. */
export class ColumnLayout {
  readonly #model: TableModel;
  readonly #virtualizer: Virtualizer<HTMLElement, HTMLElement>;
  #options: ConstructorParameters<typeof Virtualizer<HTMLElement, HTMLElement>>[0];

  constructor(model: TableModel, scrolled: HTMLElement, onChange: () => void) {
    this.#model = model;
    this.#options = {
      count: 0,
      horizontal: true,
      overscan: 3,
      getScrollElement: () => scrolled,
      estimateSize: (index) => model.widths[index] ?? 100,
      scrollToFn: elementScroll,
      observeElementRect,
      observeElementOffset,
      onChange,
      // Keeps the focused column, or the focus would be lost.
      rangeExtractor: (range) => {
        const { column } = model.selection.active;
        const seen = defaultRangeExtractor(range);
        return seen.includes(column) || column >= range.count ? seen : [...seen, column].sort((a, b) => a - b);
      },
    };
    this.#virtualizer = new Virtualizer(this.#options);
    this.#virtualizer._didMount();
  }

  /** Measures the columns again, to the right of the row numbers. */
  update(numbersWidth: number): void {
    this.#options = { ...this.#options, count: this.#model.widths.length, paddingStart: numbersWidth };
    this.#virtualizer.setOptions(this.#options);
    this.#virtualizer._willUpdate();
    this.#virtualizer.measure();
  }

  get width(): number {
    return this.#virtualizer.getTotalSize();
  }

  visible(): PlacedColumn[] {
    return this.#virtualizer.getVirtualItems();
  }

  placeOf(column: number): { start: number; end: number } {
    const { widths } = this.#model;
    const start = widths.slice(0, column).reduce((sum, width) => sum + width, this.#options.paddingStart ?? 0);
    return { start, end: start + (widths[column] ?? 0) };
  }
}
