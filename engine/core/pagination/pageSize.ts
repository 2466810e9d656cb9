import { integerOf, textField } from '../json/readValues.ts';
import { textOf } from '../json/textOf.ts';
import { getField, type JsonObject, type JsonValue } from '../json/value.ts';
import { offsetPagination } from '../schema/generated/options.ts';
import type { Paging } from './paging.ts';

/** The page size that is asked for, and who says it. */
export interface PageSizeOption {
  /** Name of the parameter that carries it. */
  param: string;
  /** As it is sent; absent: none is. */
  value: JsonValue | undefined;
  from: 'job' | 'scroller' | undefined;
}

/**
 * The page size (`pagination.md` sections 5 and 6): the job's own parameter where it is not empty, else the scroller's
 * `limit`. A method that sends none may page with the job's own all the same.
 */
export function readPageSize({ counted }: Pick<Paging, 'counted'>, params: JsonObject): PageSizeOption {
  const { sizeParam: param, size: value } = counted ?? { sizeParam: offsetPagination.limitParam, size: undefined };
  if (textField(params, param) !== undefined) return { param, value: getField(params, param), from: 'job' };
  return { param, value, from: value === undefined ? undefined : 'scroller' };
}

/** How many records a page is asked to hold; absent where no number is sent. */
export function askedPageSize(paging: Pick<Paging, 'counted'>, params: JsonObject): number | undefined {
  const { value } = readPageSize(paging, params);
  return (value === undefined ? undefined : integerOf(textOf(value))) || undefined;
}
