import { integerOf } from '../../json/readValues.ts';
import { textOf } from '../../json/textOf.ts';
import { type JsonValue, withField } from '../../json/value.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { readPageSize } from '../pageSize.ts';
import type { CountedPaging } from '../paging.ts';
import { createPagingMethod } from '../pagingMethod.ts';
import type { Step } from '../scroller.ts';
import { endOfCounting } from './ends.ts';

/** `method: "pagenum"` (`docs/format/pagination.md#6-pagenum`): pages counted from `firstPage`. */
export const pagenum = createPagingMethod('pagenum', {
  read(options) {
    const counted: CountedPaging = {
      unit: 'pages',
      sizeParam: options.text('limitParam'),
      size: integerOf(options.text('limit')),
      startParam: options.text('pageParam'),
      start: options.integer('firstPage'),
      readsStart: false,
      elsewhere: '"firstPage"',
      sendsFirst: options.truth('firstPageParams'),
      keys: { size: 'limit', sizeParam: 'limitParam', startParam: 'pageParam' },
    };
    return {
      scroller: () => (job) => firstStep(counted, job),
      params: [counted.sizeParam, counted.startParam],
      endsBy: counted.size === undefined ? 'empty-page' : 'short-page',
      counted,
      plan: {
        ends: (size) => [size === undefined ? 'a page has no records' : `a page has fewer than ${size} records`],
      },
    };
  },
  write: (clue) =>
    clue.kind === 'pages'
      ? { pageParam: clue.param, firstPage: clue.first, limit: clue.size?.value, limitParam: clue.size?.param }
      : undefined,
});

interface NumberedPaging extends CountedPaging {
  job: JobRequest;
  /** The page size as it is sent; absent: none is sent and only an empty page ends the paging. */
  sent: JsonValue | undefined;
}

function firstStep(counted: CountedPaging, job: JobRequest): Step {
  const { value } = readPageSize({ counted }, job.params);
  const paging = { ...counted, job, sent: integerOf(value) ?? value };
  return stepAt(paging, { request: counted.sendsFirst ? requestFor(paging, counted.start) : job }, counted.start);
}

function stepAt(paging: NumberedPaging, sent: Pick<Step, 'request' | 'why'>, number: number): Step {
  return {
    ...sent,
    size: integerOf(paging.sent),
    next: (page) => endOfCounting(page, integerOf(paging.sent)) ?? stepAfter(paging, number),
    ahead: () => stepAfter(paging, number),
  };
}

function stepAfter(paging: NumberedPaging, number: number): Step {
  const next = number + 1;
  return stepAt(paging, { request: requestFor(paging, next), why: whyNext(paging, next) }, next);
}

function whyNext({ startParam, sent }: NumberedPaging, next: number): string {
  const full = sent === undefined ? 'has records' : `is not shorter than the page size (${textOf(sent)})`;
  return `The page ${full}, so "${startParam}" goes to ${next}.`;
}

function requestFor({ job, startParam, sizeParam, sent }: NumberedPaging, number: number): JobRequest {
  const numbered = withField(job.params, startParam, number);
  return { ...job, params: sent === undefined ? numbered : withField(numbered, sizeParam, sent) };
}
