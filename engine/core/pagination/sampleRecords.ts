import { digestOf } from '../json/digestOf.ts';
import type { JsonList } from '../json/value.ts';
import type { Records } from '../records/records.ts';

/** The records by which a page is known again. */
export interface RecordSample {
  records: JsonList;
  /** Of these and the number of records on the page; empty for a page without records. */
  digest: string;
}

const mostSampled = 16;

/** Samples up to 16 records of a page, evenly spread, including the first and the last. */
export function sampleRecords(records: Records): RecordSample {
  const sample = spread(records);
  return { records: sample, digest: sample.length === 0 ? '' : digestOf([records.length, ...sample]) };
}

function spread(records: Records): JsonList {
  if (records.length <= mostSampled) return [...records];
  const step = (records.length - 1) / (mostSampled - 1);
  return Array.from({ length: mostSampled }, (_, index) => records.at(Math.round(index * step)) ?? null);
}
