import { integerOf, textField, truthField } from '../config/readValues.ts';
import { textOf } from '../json/textOf.ts';
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
  return stepAt(paging, { request: sendsFirst ? requestFor(paging, first) : job }, first);
};

function stepAt(paging: NumberedPaging, sent: Pick<Step, 'request' | 'why'>, number: number): Step {
  return {
    ...sent,
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
  const next = number + 1;
  return stepAt(paging, { request: requestFor(paging, next), why: whyNext(paging, next) }, next);
}

function whyNext({ pageParam, limit }: NumberedPaging, next: number): string {
  const full = limit === undefined ? 'holds records' : `is not shorter than the page size (${textOf(limit)})`;
  return `The page ${full}, so "${pageParam}" goes to ${next}.`;
}

function requestFor({ job, pageParam, limitParam, limit }: NumberedPaging, number: number): JobRequest {
  const numbered = withField(job.params, pageParam, number);
  return { ...job, params: limit === undefined ? numbered : withField(numbered, limitParam, limit) };
}
