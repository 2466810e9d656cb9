import { integerOf, textField, truthField } from '../config/readValues.ts';
import { textOf } from '../json/textOf.ts';
import { getField, type JsonObject, withField } from '../json/value.ts';
import { readPageSize } from './readPageSize.ts';
import type { JobRequest, Page, ScrollerFactory, Step, Stop } from './scroller.ts';

interface OffsetPaging {
  job: JobRequest;
  limitParam: string;
  offsetParam: string;
  /** The page size that is sent; absent: none is sent and the API's own size applies. */
  limit: number | undefined;
}

/**
 * `method: "offset"` (`pagination.md` section 5). Without a `limit` no page size is sent and what the first page held
 * is taken for the page size; the platform refuses the configuration
 * (`docs/compatibility.md#where-pagewright-decides-differently`).
 */
export const offset: ScrollerFactory = (options) => (job) => {
  const { param: limitParam, value } = readPageSize(options, job.params);
  const offsetParam = textField(options, 'offsetParam') ?? 'offset';
  const limit = (value === undefined ? undefined : integerOf(textOf(value))) || undefined;
  const paging: OffsetPaging = { job, limitParam, offsetParam, limit };
  const start = truthField(options, 'offsetFromJob') ? (integerOf(getField(job.params, offsetParam)) ?? 0) : 0;
  const request = (truthField(options, 'firstPageParams') ?? true) ? requestAt(paging, start) : job;
  return stepAt(paging, { request }, start, limit);
};

function stepAt(
  paging: OffsetPaging,
  sent: Pick<Step, 'request' | 'why'>,
  start: number,
  size: number | undefined,
): Step {
  return {
    ...sent,
    next: (page) => afterPage(paging, page, start, size),
    ahead: () => (size === undefined ? undefined : stepBehind(paging, start, size)),
  };
}

function afterPage(paging: OffsetPaging, page: Page, start: number, size: number | undefined): Step | Stop {
  const count = page.records.length;
  const pageSize = size ?? count;
  if (count === 0) return { stop: 'empty-page', message: 'The page holds no records.' };
  if (count < pageSize) {
    return { stop: 'short-page', message: `The page holds fewer records (${count}) than the page size (${pageSize}).` };
  }
  return stepBehind(paging, start, pageSize);
}

function stepBehind(paging: OffsetPaging, start: number, size: number): Step {
  const next = start + size;
  const why = `The page is not shorter than the page size (${size}), so "${paging.offsetParam}" goes from ${start} to ${next}.`;
  return stepAt(paging, { request: requestAt(paging, next), why }, next, size);
}

function requestAt({ job, limit, limitParam, offsetParam }: OffsetPaging, start: number): JobRequest {
  const sized: JsonObject = limit === undefined ? job.params : withField(job.params, limitParam, limit);
  return { ...job, params: withField(sized, offsetParam, start) };
}
