import { Transform, type TransformCallback } from 'node:stream';

/** The maximum number of bytes of a message. */
export const maxLineBytes = 10 * 1024 * 1024;

/** The kept size of both ends of a longer one: the number of a request is at one of them. */
const keptOfEnds = 2048;

const newline = 10;

const id = String.raw`"id" ?: ?(\d{1,15}|"[^"\\]{1,200}")`;
const others = String.raw`(?:"(?:jsonrpc|method)" ?: ?"[^"\\]{1,200}" ?, ?){0,2}`;
const idFirst = new RegExp(String.raw`^\{ ?${others}${id} ?,`);
const idLast = new RegExp(String.raw`${id} ?\}\r?\n?$`);

/** A line that is too long for the server, with the number of its request, if its ends have it. */
export interface TooLong {
  bytes: number;
  id: string | number | undefined;
}

/** Passes lines on, each whole, and leaves out those that are too long. */
export class LineLimit extends Transform {
  readonly #leaveOut: (line: TooLong) => void;
  #pieces: Buffer[] = [];
  /** The sizes of the line so far, and of its kept part. */
  #bytes = 0;
  #kept = 0;

  constructor(leaveOut: (line: TooLong) => void) {
    super();
    this.#leaveOut = leaveOut;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      this.#take(chunk.subarray(start, end + 1));
      this.#endLine();
      start = end + 1;
    }
    this.#take(chunk.subarray(start));
    done();
  }

  #take(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#bytes += piece.length;
    this.#kept += piece.length;
    if (this.#kept <= maxLineBytes) return;
    const line = Buffer.concat(this.#pieces);
    this.#pieces = [line.subarray(0, keptOfEnds), line.subarray(-keptOfEnds)].map((end) => Buffer.from(end));
    this.#kept = 2 * keptOfEnds;
  }

  #endLine(): void {
    const line = Buffer.concat(this.#pieces);
    const bytes = this.#bytes;
    [this.#pieces, this.#bytes, this.#kept] = [[], 0, 0];
    if (bytes <= maxLineBytes) this.push(line);
    else this.#leaveOut({ bytes, id: idOf(line.toString()) });
  }
}

/**
 * The id of a request. Programs write it first or last, next to the version and the method. Within a message it could
 * be that of anything.
 */
function idOf(ends: string): string | number | undefined {
  const found = idFirst.exec(ends) ?? idLast.exec(ends);
  return found?.[1] === undefined ? undefined : JSON.parse(found[1]);
}
