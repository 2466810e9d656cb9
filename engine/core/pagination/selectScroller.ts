import { objectField, textField } from '../config/readValues.ts';
import { getField, isObject, type JsonObject } from '../json/value.ts';

/** The scroller that a job uses: its options, none at all, or a name that does not exist. */
export type SelectedScroller = { options: JsonObject } | { none: true } | { unknown: string; from: 'job' | 'default' };

/**
 * Which paging options apply to a job (`pagination.md` section 11): with `multiple` the job's own `scroller`, else the
 * one that `default` names, else the one that is *named* `default`, which the platform does not use
 * (`docs/compatibility.md#where-pagewright-decides-differently`).
 */
export function selectScroller(pagination: JsonObject | undefined, jobScroller: string | undefined): SelectedScroller {
  const method = pagination === undefined ? undefined : textField(pagination, 'method');
  if (pagination === undefined || method === undefined) return { none: true };
  if (method !== 'multiple') return { options: pagination };
  const scrollers = objectField(pagination, 'scrollers') ?? {};
  const named = jobScroller ?? textField(pagination, 'default');
  const options = getField(scrollers, named ?? 'default');
  if (isObject(options)) return { options };
  return named === undefined ? { none: true } : { unknown: named, from: jobScroller === undefined ? 'default' : 'job' };
}
