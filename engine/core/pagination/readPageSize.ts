import { textField } from '../config/readValues.ts';
import { getField, type JsonObject, type JsonValue } from '../json/value.ts';

/** The page size of the methods that send one, and who says it. */
export interface PageSizeOption {
  /** Name of the parameter that carries it. */
  param: string;
  /** As it is written; absent: none is sent. */
  value: JsonValue | undefined;
  from: 'job' | 'scroller' | undefined;
}

/** The page size (`pagination.md` sections 5 and 6): the job's own parameter where it is not empty, else the scroller's `limit`. */
export function readPageSize(options: JsonObject, params: JsonObject): PageSizeOption {
  const param = textField(options, 'limitParam') ?? 'limit';
  if (textField(params, param) !== undefined) return { param, value: getField(params, param), from: 'job' };
  const value = textField(options, 'limit');
  return { param, value, from: value === undefined ? undefined : 'scroller' };
}
