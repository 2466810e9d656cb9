import { integerOf } from '../../json/readValues.ts';
import { getField, type JsonObject, withField } from '../../json/value.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { askedPageSize } from '../pageSize.ts';
import type { CountedPaging, ForeseenRequest, PlanMarks } from '../paging.ts';
import { createPagingMethod } from '../pagingMethod.ts';
import type { PageView, Step, Stop } from '../scroller.ts';
import { endOfCounting } from './ends.ts';

/**
 * `method: "offset"` (`docs/format/pagination.md#5-offset`). Unlike on the platform, `limit` may be missing: then the
 * first page gives the page size (`docs/compatibility.md#where-pagewright-decides-differently`).
 */
export const offset = createPagingMethod('offset', {
  read(options) {
    const counted: CountedPaging = {
      unit: 'records',
      sizeParam: options.text('limitParam'),
      size: integerOf(options.text('limit')),
      startParam: options.text('offsetParam'),
      start: 0,
      readsStart: options.truth('offsetFromJob'),
      elsewhere: '"offsetFromJob": true',
      sendsFirst: options.truth('firstPageParams'),
      keys: { size: 'limit', sizeParam: 'limitParam', startParam: 'offsetParam' },
    };
    return {
      scroller: () => (job) => firstStep(counted, job),
      params: [counted.sizeParam, counted.startParam],
      endsBy: 'short-page',
      counted,
      plan: {
        marked: (foreseen, marks) => marked(counted, foreseen, marks),
        ends: (size) => [
          size === undefined
            ? 'a page has fewer records than page 1, or none'
            : `a page has fewer than ${size} records`,
        ],
      },
    };
  },
  write: (clue) =>
    clue.kind === 'records'
      ? {
          limit: clue.size.value,
          limitParam: clue.size.param,
          offsetParam: clue.param,
          offsetFromJob: clue.startsInJob,
        }
      : undefined,
});

interface OffsetPaging extends CountedPaging {
  job: JobRequest;
  /** The page size that is sent; absent: the API's own size applies. */
  sent: number | undefined;
}

function firstStep(counted: CountedPaging, job: JobRequest): Step {
  const { startParam, readsStart, sendsFirst } = counted;
  const sent = askedPageSize({ counted }, job.params);
  const paging = { ...counted, job, sent };
  const start = readsStart ? (integerOf(getField(job.params, startParam)) ?? counted.start) : counted.start;
  return stepAt(paging, { request: sendsFirst ? requestAt(paging, start) : job }, start, sent);
}

function stepAt(
  paging: OffsetPaging,
  sent: Pick<Step, 'request' | 'why'>,
  start: number,
  size: number | undefined,
): Step {
  return {
    ...sent,
    size,
    next: (page) => afterPage(paging, page, start, size),
    ahead: () => (size === undefined ? undefined : stepAfter(paging, start, size)),
  };
}

function afterPage(paging: OffsetPaging, page: PageView, start: number, size: number | undefined): Step | Stop {
  return endOfCounting(page, size) ?? stepAfter(paging, start, size ?? page.records.length);
}

function stepAfter(paging: OffsetPaging, start: number, size: number): Step {
  const next = start + size;
  const why = `The page is not shorter than the page size (${size}), so "${paging.startParam}" goes from ${start} to ${next}.`;
  return stepAt(paging, { request: requestAt(paging, next), why }, next, size);
}

function requestAt({ job, sent, sizeParam, startParam }: OffsetPaging, start: number): JobRequest {
  const sized: JsonObject = sent === undefined ? job.params : withField(job.params, sizeParam, sent);
  return { ...job, params: withField(sized, startParam, start) };
}

/** A request with stand-ins, if the page size comes from the first page; any other is known in advance. */
function marked(
  { startParam }: CountedPaging,
  { request, number, pageSize }: ForeseenRequest,
  marks: PlanMarks,
): JobRequest {
  if (pageSize !== undefined) return request;
  const pages = number - 1;
  // Each made-up page has one record.
  const start = (integerOf(getField(request.params, startParam)) ?? pages) - pages;
  const records = `${pages === 1 ? '' : `${pages} × `}records of page 1`;
  const text = start === 0 ? records : `${start} + ${records}`;
  return { ...request, params: withField(request.params, startParam, marks.place(text)) };
}
