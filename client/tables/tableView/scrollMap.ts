/** The maximum height: browsers cannot lay out more than some 30 million pixels, and fewer in a zoomed window. */
const maxPixels = 8_000_000;

/**
 * Maps the rows of a table to pixels of its scroll bar: one to one up to the tallest possible page, scaled beyond. `top`
 * is then kept separately, because the scroll bar is too coarse to identify the first row.
 */
export class ScrollMap {
  readonly rowHeight: number;
  readonly #maxHeight: number;
  #rows = 0;
  #viewport = 0;
  #top = 0;

  constructor(rowHeight: number, maxHeight = maxPixels) {
    this.rowHeight = rowHeight;
    this.#maxHeight = maxHeight;
  }

  /** The vertical scroll position of the view, in unscaled pixels. */
  get top(): number {
    return this.#top;
  }

  /** Whether a pixel of the scroll bar covers more than a pixel of rows. */
  get isScaled(): boolean {
    return this.#rows * this.rowHeight > this.#maxHeight;
  }

  get height(): number {
    return Math.min(this.#rows * this.rowHeight, this.#maxHeight);
  }

  get scrollTop(): number {
    return this.isScaled ? Math.round(this.#top * this.#scale) : this.#top;
  }

  setSize(rows: number, viewport: number): void {
    this.#rows = rows;
    this.#viewport = viewport;
    this.moveTo(this.#top);
  }

  /** Follows the scroll bar, unless this object put it there. */
  follow(scrollTop: number): void {
    if (Math.abs(scrollTop - this.scrollTop) < 1) return;
    this.moveTo(this.isScaled ? Math.round(scrollTop / this.#scale) : scrollTop);
  }

  moveTo(top: number): void {
    this.#top = Math.max(0, Math.min(top, this.#lastTop));
  }

  moveBy(pixels: number): void {
    this.moveTo(this.#top + pixels);
  }

  /** Scrolls as little as necessary to show a row completely. */
  show(row: number): void {
    const start = row * this.rowHeight;
    if (start < this.#top) this.moveTo(start);
    else if (start + this.rowHeight > this.#top + this.#viewport) this.moveTo(start + this.rowHeight - this.#viewport);
  }

  /** The range of visible rows, the end not included. */
  visible(): { first: number; end: number } {
    const first = Math.floor(this.#top / this.rowHeight);
    const end = Math.ceil((this.#top + this.#viewport) / this.rowHeight);
    return { first: Math.min(first, this.#rows), end: Math.min(end, this.#rows) };
  }

  /** The number of completely visible rows. */
  get rowsPerPage(): number {
    return Math.max(1, Math.floor(this.#viewport / this.rowHeight) - 1);
  }

  /** The vertical position of a row on the page. */
  place(row: number): number {
    return this.scrollTop + row * this.rowHeight - this.#top;
  }

  get #lastTop(): number {
    return Math.max(0, this.#rows * this.rowHeight - this.#viewport);
  }

  get #scale(): number {
    return (this.height - this.#viewport) / Math.max(1, this.#lastTop);
  }
}
