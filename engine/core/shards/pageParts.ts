import type { JobConfig } from '../config/extractionConfig.ts';
import type { ShardNote, ShardPages } from '../contracts/generated/types.ts';
import { askedPageSize } from '../pagination/pageSize.ts';
import type { Pagination } from '../pagination/scrollers/readPagination.ts';
import { selectScroller } from '../pagination/scrollers/selectScroller.ts';
import { countText } from '../text/countText.ts';

/**
 * The pages of a job with about this many records, in at most `parts` parts; or why they cannot be cut. The last part
 * continues to the end of the paging, so the number only decides how even the parts are.
 */
export function pageParts(
  job: JobConfig,
  records: number,
  { parts, pagination }: { parts: number; pagination: Pagination },
): ShardPages[] | ShardNote {
  const scroller = selectScroller(pagination, job.scroller);
  const uncut = (why: string): ShardNote => ({
    pointer: job.pointer,
    message: `The pages of the job "${job.name}" stay in one shard: ${why}.`,
  });
  if (scroller?.paging.counted === undefined) return uncut('its paging does not count, so a page needs the one before');
  const { limitStop, forceStop } = scroller.stops;
  if (limitStop ?? forceStop) return uncut(`"${limitStop ? 'limitStop' : 'forceStop'}" counts from the first page`);
  const size = askedPageSize(scroller.paging, job.params);
  if (size === undefined) return uncut('it asks for no page size');
  const pages = Math.ceil(records / size);
  const count = Math.min(parts, pages);
  if (count < 2) return uncut(`${countText(records, 'record')} are ${countText(pages, 'page')}`);
  const first = (part: number) => Math.floor((pages * part) / count) + 1;
  return Array.from({ length: count }, (_, part) => ({
    first: first(part),
    ...(part < count - 1 && { last: first(part + 1) - 1 }),
  }));
}
