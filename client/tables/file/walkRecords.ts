import { readRecord } from './readRecord.ts';
import { RecordEndFinder } from './recordEndFinder.ts';
import { RecordSpans } from './recordSpans.ts';

/** Reads bytes from a place in the file into a buffer; 0 bytes mean its end. */
interface CsvHandle {
  read(into: Buffer, at: number, length: number, position: number): Promise<{ bytesRead: number }>;
}

export interface CsvFile {
  handle: CsvHandle;
  /** The size when it was opened: appended bytes are left to another reading. */
  size: number;
  delimiter: number;
  chunkBytes: number;
  /** The maximum number of bytes of a row to hold; the rest of a longer one is skipped. */
  maxRecordBytes: number;
}

/** Receives the bytes, the cells' spans in them, and the row's offset in the file. Returning false ends the walk. */
type OnRecord = (bytes: Buffer, spans: RecordSpans, offset: number) => boolean | undefined;

interface WalkOptions {
  start: number;
  /** The size of the first chunk, if it should be smaller than the others. */
  firstChunk?: number;
  signal?: AbortSignal | undefined;
  /** Called after each chunk with the offset up to which all rows were passed on. */
  onChunk?(offset: number): void;
}

/** Passes each row from an offset on to `onRecord`. The bytes are valid only in that call. Throws if it is aborted. */
export async function walkRecords(file: CsvFile, options: WalkOptions, onRecord: OnRecord): Promise<void> {
  const { size, delimiter, maxRecordBytes } = file;
  const { signal, onChunk } = options;
  const spans = new RecordSpans();
  let buffer = Buffer.allocUnsafe(options.firstChunk ?? file.chunkBytes);
  let held = 0;
  let offset = options.start;
  while (offset < size) {
    signal?.throwIfAborted();
    held += await readInto(buffer.subarray(held), offset + held);
    const isLast = offset + held >= size;
    const used = passRows(isLast);
    if (used === undefined) return;
    offset += used;
    buffer.copyWithin(0, used, held);
    held -= used;
    onChunk?.(offset);
    if (isLast) return;
    if (held === buffer.length && held >= maxRecordBytes) {
      if (!passCutRow()) return;
      offset = await endOfRecord();
      held = 0;
    } else if (used === 0 || buffer.length < file.chunkBytes) grow();
  }

  /** Passes on the complete rows and returns their size in bytes; undefined if the walk ends. */
  function passRows(isLast: boolean): number | undefined {
    let start = 0;
    while (start < held) {
      const next = readRecord({ bytes: buffer, start, end: held, isLast, delimiter }, spans);
      if (next < 0) break;
      if (onRecord(buffer, spans, offset + start) === false) return undefined;
      start = next;
    }
    return start;
  }

  function passCutRow(): boolean {
    readRecord({ bytes: buffer, start: 0, end: held, isLast: true, delimiter }, spans);
    spans.isCut = true;
    return onRecord(buffer, spans, offset) !== false;
  }

  async function endOfRecord(): Promise<number> {
    const finder = new RecordEndFinder(delimiter);
    for (let at = offset; at < size; ) {
      signal?.throwIfAborted();
      const length = await readInto(buffer, at);
      const end = finder.find(buffer.subarray(0, length));
      if (end !== undefined) return at + end;
      at += length;
      onChunk?.(at);
    }
    return size;
  }

  function grow(): void {
    const wanted = Math.max(2 * buffer.length, file.chunkBytes);
    const larger = Buffer.allocUnsafe(Math.max(Math.min(wanted, maxRecordBytes), file.chunkBytes));
    buffer.copy(larger, 0, 0, held);
    buffer = larger;
  }

  async function readInto(target: Buffer, position: number): Promise<number> {
    const wanted = Math.min(target.length, size - position);
    for (let read = 0; read < wanted; ) {
      const { bytesRead } = await file.handle.read(target, read, wanted - read, position + read);
      if (bytesRead === 0) throw new Error('The file was truncated while it was being read.');
      read += bytesRead;
    }
    return wanted;
  }
}
