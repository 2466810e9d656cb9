import { integerOf, textField, truthField } from '../config/readValues.ts';
import { getField, type JsonValue, withField } from '../json/value.ts';
import { readPageSize } from './readPageSize.ts';
import type { JobRequest, Page, ScrollerFactory, Step, Stop } from './scroller.ts';

interface NumberedPaging {
  job: JobRequest;
  pageParam: string;
  limitParam: string;
  /** The page size as it is sent; absent: none is sent and only an empty page ends the paging. */
  limit: JsonValue | undefined;
}

/** `method: "pagenum"` (`pagination.md` section 6): pages counted from `firstPage`. */
export const pagenum: ScrollerFactory = (options) => (job) => {
  const { param: limitParam, value: limit } = readPageSize(options, job.params);
  const paging = {
    job,
    pageParam: textField(options, 'pageParam') ?? 'page',
    limitParam,
    limit: integerOf(limit) ?? limit,
  };
  const first = integerOf(getField(options, 'firstPage')) ?? 1;
  const sendsFirst = truthField(options, 'firstPageParams') ?? true;
  return stepAt(paging, sendsFirst ? requestFor(paging, first) : job, first);
};

function stepAt(paging: NumberedPaging, request: JobRequest, number: number): Step {
  return {
    request,
    next: (page) => afterPage(paging, page, number),
    ahead: () => stepBehind(paging, number),
  };
}

function afterPage(paging: NumberedPaging, { records }: Page, number: number): Step | Stop {
  const count = records.length;
  if (count === 0) return { stop: 'empty-page', message: 'The page holds no records.' };
  const size = integerOf(paging.limit);
  if (size !== undefined && count < size) {
    return { stop: 'short-page', message: `The page holds fewer records (${count}) than the page size (${size}).` };
  }
  return stepBehind(paging, number);
}

function stepBehind(paging: NumberedPaging, number: number): Step {
  return stepAt(paging, requestFor(paging, number + 1), number + 1);
}

function requestFor({ job, pageParam, limitParam, limit }: NumberedPaging, number: number): JobRequest {
  const numbered = withField(job.params, pageParam, number);
  return { ...job, params: limit === undefined ? numbered : withField(numbered, limitParam, limit) };
}
