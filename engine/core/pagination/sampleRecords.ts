import type { JsonList } from '../json/value.ts';

const mostSampled = 16;

/** Up to 16 records of a page, evenly spread, the first and the last among them. */
export function sampleRecords(records: JsonList): JsonList {
  if (records.length <= mostSampled) return records;
  const step = (records.length - 1) / (mostSampled - 1);
  return Array.from({ length: mostSampled }, (_, index) => records[Math.round(index * step)] ?? null);
}
