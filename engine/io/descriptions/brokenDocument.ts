import type { TextPlace } from '../../core/errors.ts';

/** A text that is not a readable document. */
export class BrokenDocument extends Error {
  /** The end of a sentence about the document: `it is not valid YAML (line 3, column 1)`. */
  readonly reason: string;
  readonly place: TextPlace | undefined;

  constructor(reason: string, { place, cause }: { place?: TextPlace | undefined; cause?: unknown } = {}) {
    super(reason, { cause });
    this.name = 'BrokenDocument';
    this.reason = reason;
    this.place = place;
  }
}
