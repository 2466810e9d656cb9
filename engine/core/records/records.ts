import type { JsonValue } from '../json/value.ts';

/**
 * The records of a page. A list is one. Others parse a record when it is asked for, so ask for few by their index, or
 * for all of them where all are needed.
 */
export interface Records extends Iterable<JsonValue> {
  readonly length: number;
  at(index: number): JsonValue | undefined;
  slice(start: number, end: number): Records;
}
