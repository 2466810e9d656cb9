/** Browsers lay nothing out beyond some 30 million pixels, and less where the window is enlarged. */
const tallestPixels = 8_000_000;

/**
 * Where the rows of a table are, as pixels of its scroll bar: one to one as long as a page can be so tall, and scaled
 * where it cannot. `top` is then kept beside the scroll bar, which is too coarse to say which row is the first.
 */
export class ScrollMap {
  readonly rowHeight: number;
  readonly #tallest: number;
  #rows = 0;
  #viewport = 0;
  #top = 0;

  constructor(rowHeight: number, tallest = tallestPixels) {
    this.rowHeight = rowHeight;
    this.#tallest = tallest;
  }

  /** How far the first row is above the upper edge, in pixels of rows. */
  get top(): number {
    return this.#top;
  }

  /** Whether one pixel of the scroll bar is more than one of the rows. */
  get isScaled(): boolean {
    return this.#rows * this.rowHeight > this.#tallest;
  }

  /** How tall the page is. */
  get height(): number {
    return Math.min(this.#rows * this.rowHeight, this.#tallest);
  }

  /** Where the scroll bar belongs. */
  get scrollTop(): number {
    return this.isScaled ? Math.round(this.#top * this.#scale) : this.#top;
  }

  setSize(rows: number, viewport: number): void {
    this.#rows = rows;
    this.#viewport = viewport;
    this.moveTo(this.#top);
  }

  /** Follows the scroll bar. Where that stands as it was put, nothing moves. */
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

  /** Moves as little as is needed for a row to be seen whole. */
  show(row: number): void {
    const start = row * this.rowHeight;
    if (start < this.#top) this.moveTo(start);
    else if (start + this.rowHeight > this.#top + this.#viewport) this.moveTo(start + this.rowHeight - this.#viewport);
  }

  /** The rows that are to be seen, the last one not included. */
  visible(): { first: number; end: number } {
    const first = Math.floor(this.#top / this.rowHeight);
    const end = Math.ceil((this.#top + this.#viewport) / this.rowHeight);
    return { first: Math.min(first, this.#rows), end: Math.min(end, this.#rows) };
  }

  /** How many rows are seen whole. */
  get rowsPerPage(): number {
    return Math.max(1, Math.floor(this.#viewport / this.rowHeight) - 1);
  }

  /** Where a row is drawn on the page, when the scroll bar stands where it belongs. */
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
