import type { Paging } from '../pagination/paging.ts';

/** How far one run of a job came. */
export interface RunProgress {
  /** Whether the paging ended by itself, and not by a limit, a failure or the user. */
  isEnded: boolean;
  /** The pages that were read, and their records before any limit. */
  pages: number;
  records: number;
  /** The records of its first page. */
  perPage: number;
  /** The number of records that a page was asked for. */
  pageSize: number | undefined;
  /** The amount that the API stated last. */
  stated: { total?: number; pageCount?: number };
  /** The end of its paging; absent without one. */
  endsBy: Paging['endsBy'] | undefined;
}

/** The size of one run of a job, as it would be without a limit. */
export interface RunSize {
  pages: number;
  records: number;
  /** Whether it is what the API states, as the run was not read to its end. */
  isStated: boolean;
  pageSize: number | undefined;
}

/** The size of a run; undefined if neither its end nor a statement of the API tells it. */
export function runSize(run: RunProgress): RunSize | undefined {
  const { isEnded, pages, records, perPage, pageSize, stated, endsBy } = run;
  if (isEnded || (endsBy === undefined && pages > 0)) return { pages, records, isStated: false, pageSize };
  const total = stated.total ?? (stated.pageCount === undefined ? undefined : stated.pageCount * perPage);
  if (total === undefined || perPage === 0) return undefined;
  const expected = stated.pageCount === undefined ? pagesFor(total, run) : stated.pageCount + emptyPages(run);
  return { pages: Math.max(pages, expected), records: Math.max(records, total), isStated: true, pageSize };
}

/** The pages that a paging takes for this many records. */
export function pagesFor(total: number, run: Pick<RunProgress, 'perPage' | 'endsBy'>): number {
  const { perPage, endsBy } = run;
  if (endsBy === 'short-page') return Math.floor(total / perPage) + 1;
  return Math.max(1, Math.ceil(total / perPage)) + emptyPages(run);
}

/** The empty page at the end, where only that ends the paging. */
function emptyPages({ endsBy }: Pick<RunProgress, 'endsBy'>): number {
  return endsBy === 'empty-page' ? 1 : 0;
}

/** The end of a paging: with a page size that is sent a short page, also where the scroller itself has none. */
export function endOfPaging(
  { counted, endsBy }: Pick<Paging, 'counted' | 'endsBy'>,
  pageSize: number | undefined,
): Paging['endsBy'] {
  return counted !== undefined && pageSize !== undefined ? 'short-page' : endsBy;
}
