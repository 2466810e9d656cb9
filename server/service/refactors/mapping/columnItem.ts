import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { isIntegerKey } from '../../../../engine/core/tables/mapping/integerKey.ts';

/** How a column is filled, where it is not just the value at its path. */
export interface ColumnOptions {
  type?: 'user';
  path?: string;
  delimiter?: string;
  isKey?: boolean;
  /** Lists and objects become JSON text. */
  keepsJson?: boolean;
}

/** The item of a mapping that fills a column; the short form where that says everything (`mapping.md` section 1). */
export function columnItem(destination: string, options: ColumnOptions): JsonValue {
  const { type, path = '', delimiter = '.', isKey = false, keepsJson = false } = options;
  const isPlain = type === undefined && delimiter === '.' && !isKey && !keepsJson && !isIntegerKey(path);
  if (isPlain) return destination;
  return {
    type: type ?? 'column',
    ...(delimiter !== '.' && { delimiter }),
    mapping: { destination, ...(isKey && { primaryKey: true }) },
    ...(keepsJson && { forceType: true }),
  };
}
