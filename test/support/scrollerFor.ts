import type { JsonObject } from '../../engine/core/json/value.ts';
import type { Scroller } from '../../engine/core/pagination/scroller.ts';
import { createScroller } from '../../engine/core/pagination/scrollers/createScroller.ts';
import { readPagination } from '../../engine/core/pagination/scrollers/readPagination.ts';
import { selectScroller } from '../../engine/core/pagination/scrollers/selectScroller.ts';

/** The scroller of a job under this `api.pagination`; the job may choose one by its name. */
export function scrollerFor(pagination: JsonObject | undefined, chosen?: string, now = () => 0): Scroller {
  return createScroller(selectScroller(readPagination(pagination), chosen), now);
}
