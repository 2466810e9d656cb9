/** A text is not JSON: the place and the reason. Lines and columns count from 1, columns in UTF-16 units. */
export class JsonSyntaxError extends Error {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** The reason without the position, worded to fit into a sentence. */
  readonly reason: string;

  constructor(text: string, offset: number, reason: string) {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    const column = offset - before.lastIndexOf('\n');
    super(`${reason} (line ${line}, column ${column})`);
    this.name = 'JsonSyntaxError';
    this.offset = offset;
    this.line = line;
    this.column = column;
    this.reason = reason;
  }
}
