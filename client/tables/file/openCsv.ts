import { cellBytes } from './cellBytes.ts';
import type { TableSource } from './tableSource.ts';
import { type CsvFile, walkRecords } from './walkRecords.ts';

export interface OpenCsv {
  file: CsvFile;
  header: string[];
  /** The offset of the first row. */
  start: number;
  close(): Promise<void>;
}

/** The maximum memory for one row; a longer row is cut. */
const maxRecordBytes = 32 * 1024 * 1024;
const defaultChunk = 512 * 1024;
const sampleBytes = 64 * 1024;

/** Reads the header of a CSV file, which is closed if that fails. Throws a message for the user if it is in UTF-16. */
export async function openCsv(source: TableSource, chunkBytes = defaultChunk): Promise<OpenCsv> {
  try {
    return { ...(await readHead(source, chunkBytes)), close: () => source.close() };
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function readHead({ handle, size }: TableSource, chunkBytes: number): Promise<Omit<OpenCsv, 'close'>> {
  const sample = Buffer.alloc(Math.min(sampleBytes, size));
  await handle.read(sample, 0, sample.length, 0);
  const text = sample.subarray(byteOrderMark(sample));
  const file: CsvFile = { handle, size, delimiter: detectDelimiter(text), chunkBytes, maxRecordBytes };
  let header: string[] = [];
  let start: number | undefined;
  await walkRecords(file, { start: byteOrderMark(sample), firstChunk: 16 * 1024 }, (bytes, spans, offset) => {
    if (header.length === 0) {
      header = Array.from({ length: spans.count }, (_, column) => cellBytes(bytes, spans, column).toString());
      return undefined;
    }
    start = offset;
    return false;
  });
  return { file, header, start: start ?? size };
}

function byteOrderMark(sample: Buffer): number {
  const [first, second, third] = sample;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    throw new Error(
      'The file is encoded in UTF-16, which the table cannot read. Save it as UTF-8, or open it as text.',
    );
  return first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0;
}

const candidates = [',', ';', '\t', '|'];

/** The delimiter of a file, as a byte: the most frequent candidate in its first line, outside quotes. */
export function detectDelimiter(start: Uint8Array): number {
  const counts = new Map(candidates.map((candidate) => [candidate.charCodeAt(0), 0]));
  let isQuoted = false;
  for (const byte of start) {
    if (byte === 0x22) isQuoted = !isQuoted;
    else if (!isQuoted && (byte === 0x0a || byte === 0x0d)) break;
    else if (!isQuoted && counts.has(byte)) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  }
  const found = [...counts].reduce((best, each) => (each[1] > best[1] ? each : best));
  return found[0];
}
