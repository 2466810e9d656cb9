import { findPath } from '../json/findPath.ts';
import { isList, isObject, type JsonValue } from '../json/value.ts';

/** A record as child jobs see it, which read some of its values. */
export interface RecordView {
  /** Whether it is neither an object nor a list. */
  readonly isScalar: boolean;
  /** The value at a path, `.` for all of it; undefined if it has none. */
  valueAt(path: string): JsonValue | undefined;
}

export function viewOf(record: JsonValue): RecordView {
  return { isScalar: !isObject(record) && !isList(record), valueAt: (path) => findPath(record, path) };
}
