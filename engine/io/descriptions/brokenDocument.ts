/** A text is not a document that can be read. */
export class BrokenDocument extends Error {
  /** Worded for the end of a sentence about the document: `it is not valid YAML (line 3, column 1)`. */
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'BrokenDocument';
    this.reason = reason;
  }
}
