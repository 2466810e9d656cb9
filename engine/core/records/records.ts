import type { JsonValue } from '../json/value.ts';

/** The records of a page, such as a list. Others parse on access: read a few by index, or iterate over all once. */
export interface Records extends Iterable<JsonValue> {
  readonly length: number;
  at(index: number): JsonValue | undefined;
  slice(start: number, end: number): Records;
}
