import { hexDigest } from '#native/hashes.ts';
import { digestOf } from '../json/digestOf.ts';
import type { Records } from '../records/records.ts';
import { ScannedRecords } from '../transcode/scannedRecords.ts';

/** A digest of all records of a page, without parsing those that are still in the body of their response. */
export function digestRecords(records: Records): string {
  return records instanceof ScannedRecords ? hexDigest('sha256', records.bytes) : digestOf([...records]);
}
