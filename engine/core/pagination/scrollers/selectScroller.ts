import { UserError } from '../../errors.ts';
import { closestName } from '../../text/closestName.ts';
import type { MultiplePagination, Pagination, ScrollerConfig } from './readPagination.ts';

/**
 * The scroller of a job (`docs/format/pagination.md#11-multiple`): with `multiple` the one in `scroller`, else in
 * `default`, else *named* `default`, unlike on the platform
 * (`docs/compatibility.md#where-pagewright-decides-differently`). Absent without paging. Throws a UserError for an
 * unknown name.
 */
export function selectScroller(pagination: Pagination, jobScroller: string | undefined): ScrollerConfig | undefined {
  if (pagination.kind === 'none') return undefined;
  if (pagination.kind === 'one') return pagination.scroller;
  const named = jobScroller ?? pagination.default;
  if (named !== undefined && !pagination.scrollers.has(named)) throw unknownScroller(named, pagination);
  return pagination.scrollers.get(scrollerName(jobScroller, pagination.default));
}

/** The name of a job's scroller, by the job's `scroller` and the `default` of `multiple`. */
export function scrollerName(ofJob: string | undefined, ofAll: string | undefined): string {
  return ofJob ?? ofAll ?? 'default';
}

function unknownScroller(name: string, { scrollers }: MultiplePagination): UserError {
  const known = [...scrollers.keys()];
  const nearest = closestName(name, known);
  const hint =
    nearest === undefined
      ? `Known scrollers: ${known.map((key) => `"${key}"`).join(', ')}.`
      : `Did you mean "${nearest}"?`;
  return new UserError('pagination.unknown-scroller', `"scrollers" has no "${name}". ${hint}`);
}
