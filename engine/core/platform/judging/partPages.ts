import type { StopReason } from '../../contracts/generated/types.ts';
import { recordsPointer } from '../../verdict/recordsPointer.ts';
import type { SaidInRun } from './eventRuns.ts';
import { type Missing, missing } from './missing.ts';
import { type PartFacts, type StopMeaning, stopMeanings } from './partFacts.ts';

/** The pages of a job as far as they are known. */
export interface PartPages {
  pages: number;
  /** The lengths of the first page, the last but one and the last, or of fewer; absent: not known. */
  lengths?: readonly number[];
  stop: StopReason;
}

/** The pages of a job, or what is missing to know them. Never more than its requests and its rows say together. */
export function partPages(facts: PartFacts): PartPages | Missing {
  const { paging, trace, noTrace, said } = facts;
  const stops = said?.filter(isStop) ?? [];
  const [stop, ...others] = new Set(stops);
  if (others.length > 0) return missing('end-unclear');
  if (stop === 'force-stop' || stop === 'limit-stop' || stop === 'flag') return stoppedBy(stop, facts);
  if (paging.job.method !== 'GET' && paging.scroller !== undefined) return missing('post-body', paging.job.pointer);
  if (trace === undefined) return stop === 'short-page' ? countedByRows(facts) : (noTrace ?? missing('no-debug'));
  if (stop === 'same-response') return repeated(facts, trace.requests);
  const { counted, next } = paging.scroller?.paging ?? {};
  if (counted !== undefined) return countedByRequests(facts, trace.requests);
  if (next?.from === 'response') return followed(facts, trace.requests, stop);
  return trace.requests === 1 ? single(facts, 'single-page') : missing('empty-end', paging.scroller?.pointer);
}

function isStop(means: SaidInRun['means']): means is StopMeaning {
  return stopMeanings.has(means);
}

/** A stop condition. What a field of the response said to one is not known. */
function stoppedBy(stop: 'force-stop' | 'limit-stop' | 'flag', facts: PartFacts): PartPages | Missing {
  const { paging, trace } = facts;
  const { stops, pointer } = paging.scroller ?? {};
  if (stop === 'flag') return missing('flag-unseen', pointer);
  if (stop === 'limit-stop' && stops?.limitStop?.field !== undefined) return missing('limit-field', pointer);
  if (isShortAtLimit(facts)) return missing('limit-at-end', pointer);
  return { pages: trace?.requests ?? 1, stop };
}

/** Whether the page at which a limit ended the paging would have ended it anyway. */
function isShortAtLimit({ paging: { pageSize }, trace, counted }: PartFacts): boolean {
  if (pageSize === undefined || 'missing' in counted) return false;
  const { rows } = counted;
  const last = trace === undefined ? rows % pageSize : rows - pageSize * (trace.requests - 1);
  return trace === undefined ? last > 0 : last >= 0 && last < pageSize;
}

/** A response that equals the one before it. Its records are not in the table. */
function repeated({ counted }: PartFacts, requests: number): PartPages | Missing {
  if (requests < 2) return missing('requests-unclear');
  const lengths = 'rows' in counted && requests === 2 ? { lengths: [counted.rows] } : {};
  return { pages: requests - 1, ...lengths, stop: 'repeated-page' };
}

function single({ counted, paging, said }: PartFacts, stop: StopReason): PartPages | Missing {
  const { dataField, pointer } = paging.job;
  if (said?.includes('empty-page')) return missing('no-records', recordsPointer({ dataField, jobPointer: pointer }));
  if ('missing' in counted) return missing('single-request', paging.scroller?.pointer);
  return { pages: 1, lengths: [counted.rows], stop };
}

/** The pages of `offset` and `pagenum`: each but the last was full, or there would have been no request after it. */
function countedByRequests(facts: PartFacts, requests: number): PartPages | Missing {
  const { counted, paging } = facts;
  const { pageSize } = paging;
  if (pageSize === undefined) return missing('empty-end', paging.scroller?.pointer);
  if (requests === 1) return single(facts, 'short-page');
  if ('missing' in counted) return counted.missing;
  return withLast(counted.rows - pageSize * (requests - 1), requests, pageSize, paging.job.pointer);
}

/** The pages where only the rows are known, and that a page that was not full ended the paging. */
function countedByRows(facts: PartFacts): PartPages | Missing {
  const { counted, paging } = facts;
  const { pageSize } = paging;
  if ('missing' in counted) return counted.missing;
  if (pageSize === undefined) return facts.noTrace ?? missing('no-debug');
  const full = Math.floor(counted.rows / pageSize);
  if (full === 0) return single(facts, 'short-page');
  return withLast(counted.rows - full * pageSize, full + 1, pageSize, paging.job.pointer);
}

function withLast(last: number, pages: number, size: number, pointer: string): PartPages | Missing {
  if (last < 0 || last >= size) return missing('rows-unclear', pointer);
  if (last === 0) return missing('empty-end', pointer);
  if (last === 1) return missing('single-record', pointer);
  return { pages, lengths: pages === 2 ? [size, last] : [size, size, last], stop: 'short-page' };
}

/** The pages of a paging that follows a token or an address: each but the last had one. */
function followed(facts: PartFacts, requests: number, stop: StopMeaning | undefined): PartPages | Missing {
  const { paging, said, counted } = facts;
  const { pointer } = paging.scroller ?? {};
  if (requests === 1) return single(facts, 'no-next-value');
  if (stop !== 'no-next') return missing('end-unclear', pointer);
  if (said?.some((means) => means === 'empty-page' || means === 'no-list'))
    return missing('empty-end', paging.job.pointer);
  if (paging.job.dataField === undefined) return missing('no-data-field', paging.job.pointer);
  // Events may have got lost.
  if ('missing' in counted && counted.missing.code === 'no-table') return counted.missing;
  if ('rows' in counted && counted.rows < requests) return missing('rows-unclear', paging.job.pointer);
  return { pages: requests, stop: 'no-next-value' };
}
