import { type SourceEdit, withEdit } from '@pagewright/core/project/source/sourceChange';

/** A text that is changed edit by edit, and the edits of the first text that have the same result. */
export class ChangedText {
  readonly #before: string;
  #text: string;
  /** In the order of the first text; undefined once two edits have met. */
  #edits: SourceEdit[] | undefined = [];

  constructor(text: string) {
    this.#before = text;
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** Makes an edit of the text as it is now. */
  apply(edit: SourceEdit): void {
    const [start, end] = [this.#inFirst(edit.start), this.#inFirst(edit.end)];
    this.#text = withEdit(this.#text, edit);
    const known = this.#edits ?? [];
    if (start === undefined || end === undefined || known.some((other) => meet(other, { start, end }))) {
      this.#edits = undefined;
      return;
    }
    const edits = [...known, { start, end, text: edit.text }];
    this.#edits = this.#edits && edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  }

  /** The edits of the first text: those that were made or, if they have met, one for all of them. */
  edits(): SourceEdit[] {
    if (this.#before === this.#text) return [];
    return this.#edits ?? [onlyEdit(this.#before, this.#text)];
  }

  /** The position in the first text; undefined within what an edit has written, and at its ends. */
  #inFirst(position: number): number | undefined {
    let shift = 0;
    for (const { start, end, text } of this.#edits ?? []) {
      const from = start + shift;
      const to = from + text.length;
      if (position < from) break;
      if (position <= to) return undefined;
      shift += text.length - (end - start);
    }
    return position - shift;
  }
}

/** Whether two parts of a text overlap or touch. */
function meet(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start <= b.end && b.start <= a.end;
}

function onlyEdit(before: string, after: string): SourceEdit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end: before.length - end, text: after.slice(start, after.length - end) };
}
