import { hexDigest } from '#native/hashes.ts';
import { digestOf } from '../json/digestOf.ts';
import type { Records } from '../records/records.ts';
import { ScannedRecords } from '../transcode/scannedRecords.ts';

/** A digest of all records of a page. Records that lie in the body of their response are not parsed for it. */
export function digestRecords(records: Records): string {
  return records instanceof ScannedRecords ? hexDigest('sha256', records.bytes) : digestOf([...records]);
}
