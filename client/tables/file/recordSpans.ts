/** How the bytes of a cell stand in the file. */
export const cellForm = {
  /** As they are. */
  plain: 0,
  /** Between quotes, which are outside the span. */
  quoted: 1,
  /** With quotes in them that have to be taken away: the span holds all of it. */
  escaped: 2,
} as const;

/** Where the cells of one row lie in a buffer. One is used for all rows of a walk: nothing is made for each. */
export class RecordSpans {
  starts = new Uint32Array(64);
  ends = new Uint32Array(64);
  forms = new Uint8Array(64);
  count = 0;
  /** Whether the row was too long to be held, so that its end is missing here. */
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
