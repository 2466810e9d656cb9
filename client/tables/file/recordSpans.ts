/** The written form of a cell in the file. */
export const cellForm = {
  /** A cell without quotes. */
  plain: 0,
  /** A cell in quotes, which are outside the span. */
  quoted: 1,
  /** A cell with quotes to remove inside: the span covers everything. */
  escaped: 2,
} as const;

/** The positions of the cells of one row in a buffer. All rows of a walk share one instance, to avoid allocations. */
export class RecordSpans {
  starts = new Uint32Array(64);
  ends = new Uint32Array(64);
  forms = new Uint8Array(64);
  count = 0;
  /** Whether the row was too long for the buffer, so that its end is missing. */
  isCut = false;

  clear(): void {
    this.count = 0;
    this.isCut = false;
  }

  add(start: number, end: number, form: number): void {
    if (this.count === this.starts.length) this.#grow();
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.forms[this.count] = form;
    this.count++;
  }

  #grow(): void {
    const { starts, ends, forms } = this;
    this.starts = new Uint32Array(2 * starts.length);
    this.ends = new Uint32Array(2 * starts.length);
    this.forms = new Uint8Array(2 * starts.length);
    this.starts.set(starts);
    this.ends.set(ends);
    this.forms.set(forms);
  }
}
