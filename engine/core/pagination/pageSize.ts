import { integerOf, textField } from '../json/readValues.ts';
import { textOf } from '../json/textOf.ts';
import { getField, type JsonObject, type JsonValue } from '../json/value.ts';
import { offsetPagination } from '../schema/generated/options.ts';
import type { Paging } from './paging.ts';

/** The requested page size and its source. */
export interface PageSizeOption {
  /** The name of its parameter. */
  param: string;
  /** The value as sent; absent if none is sent. */
  value: JsonValue | undefined;
  from: 'job' | 'scroller' | undefined;
}

/** The page size: the job's own parameter unless it is empty, also if the method sends none, else `limit`. */
export function readPageSize({ counted }: Pick<Paging, 'counted'>, params: JsonObject): PageSizeOption {
  const { sizeParam: param, size: value } = counted ?? { sizeParam: offsetPagination.limitParam, size: undefined };
  if (textField(params, param) !== undefined) return { param, value: getField(params, param), from: 'job' };
  return { param, value, from: value === undefined ? undefined : 'scroller' };
}

/** The requested number of records per page; absent if no number is sent. */
export function askedPageSize(paging: Pick<Paging, 'counted'>, params: JsonObject): number | undefined {
  const { value } = readPageSize(paging, params);
  return (value === undefined ? undefined : integerOf(textOf(value))) || undefined;
}
