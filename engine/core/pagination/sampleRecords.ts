import { digestOf, digestOfText } from '../json/digestOf.ts';
import type { JsonList } from '../json/value.ts';
import type { Records } from '../records/records.ts';
import { ScannedRecords } from '../transcode/scannedRecords.ts';

/** The records by which a page is recognised. */
export interface RecordSample {
  records: JsonList;
  /** The digest of each of them. */
  digests: readonly string[];
  /** The digest of the records and of their number on the page; empty for a page without records. */
  digest: string;
}

const maxSampled = 16;

/** Samples up to `most` records of a page, evenly spread, including the first and the last. */
export function sampleRecords(records: Records, most = maxSampled): RecordSample {
  const indexes = spread(records.length, most);
  if (indexes.length === 0) return { records: [], digests: [], digest: '' };
  if (records instanceof ScannedRecords && records.isPlain) return sampleTexts(records, indexes);
  const sample = indexes.map((index) => records.at(index) ?? null);
  return withDigest(sample, sample.map(digestOf), records.length);
}

/** A sample of scanned records, whose texts equal those that the digests are made of. */
function sampleTexts(records: ScannedRecords, indexes: readonly number[]): RecordSample {
  const texts = indexes.map((index) => records.text(index));
  const digests = indexes.map((index) => digestOfText(records.bytesAt(index)));
  return withDigest(JSON.parse(`[${texts.join()}]`), digests, records.length);
}

function withDigest(records: JsonList, digests: readonly string[], length: number): RecordSample {
  return { records, digests, digest: digestOfText(`${length} ${digests.join(' ')}`) };
}

function spread(length: number, most: number): number[] {
  const count = Math.min(length, most);
  const step = count === length ? 1 : (length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => Math.round(index * step));
}
