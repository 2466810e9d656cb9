import { deepEquals } from '../../../../engine/core/json/deepEquals.ts';
import type { JsonList, JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { digestRecords } from '../../../../engine/core/pagination/digestRecords.ts';
import { LoopGuard } from '../../../../engine/core/pagination/loops/loopGuard.ts';
import { askedPageSize } from '../../../../engine/core/pagination/pageSize.ts';
import { sampleRecords } from '../../../../engine/core/pagination/sampleRecords.ts';
import { isStop, type Stop } from '../../../../engine/core/pagination/scroller.ts';
import { createScroller } from '../../../../engine/core/pagination/scrollers/createScroller.ts';
import { readPagination } from '../../../../engine/core/pagination/scrollers/readPagination.ts';
import { selectScroller } from '../../../../engine/core/pagination/scrollers/selectScroller.ts';
import type { DataField } from '../../../../engine/core/records/selectRecords.ts';
import { selectRecords } from '../../../../engine/core/records/selectRecords.ts';
import type { JobRequest } from '../../../../engine/core/request/jobRequest.ts';
import { aroundRecords } from '../../../../engine/core/verdict/aroundRecords.ts';
import { EndWatch } from '../../../../engine/core/verdict/judging/endWatch.ts';
import { Judge } from '../../../../engine/core/verdict/judging/judge.ts';
import type { RunVerdict } from '../../../../engine/core/verdict/verdict.ts';
import type { ObservedPage } from '../../../../engine/core/verdict/witness.ts';

export interface SimulatedAnswer {
  body: JsonValue;
  headers?: Record<string, string>;
  isError?: boolean;
  status?: number;
}

export interface SimulatedRun {
  /** `api.pagination`. */
  pagination?: JsonObject | undefined;
  params?: JsonObject;
  dataField?: string;
  /** Responds to a request; `turn` counts from 1. */
  answer(request: JobRequest, turn: number): SimulatedAnswer;
  maxPages?: number;
}

export interface SimulatedEnd {
  stop: string;
  pages: number;
  requests: number;
  records: number;
  verdict: RunVerdict;
  codes: string[];
}

const maxRequests = 2000;

/** Runs a job against an API that is a function: the engine's paging, loop guard and judge, without anything around. */
export function simulateRun(run: SimulatedRun): SimulatedEnd {
  const { pagination, params = {} } = run;
  const scroller = selectScroller(readPagination(pagination), undefined);
  const theJudge = new Judge();
  const guard = new LoopGuard<ObservedPage>(true);
  const endWatch = new EndWatch();
  const dataField: DataField | undefined =
    run.dataField === undefined ? undefined : { path: run.dataField, delimiter: '.' };
  let step = createScroller(scroller, () => 0)({ endpoint: 'items', method: 'GET', params, headers: {} });
  let [pages, records, read, requests] = [0, 0, 0, 0];
  const firstRequest = step.request;
  let previous: JsonValue | undefined;
  const judge = (seen: readonly ObservedPage[]) => {
    for (const page of seen) theJudge.add(page);
    pages += seen.length;
    records += seen.reduce((sum, { holds, records: { length } }) => sum + (holds === 'hidden' ? 1 : length), 0);
  };
  const pageSize = scroller && askedPageSize(scroller.paging, params);
  const job = { scroller, pageSize, dataField, jobPointer: '/config/jobs/0' };
  const end = (stop: Stop): SimulatedEnd => {
    judge(guard.release());
    const verdict = theJudge.conclude({ stop, pages, records, again: guard.again, ...job });
    return { stop: stop.stop, pages, requests, records, verdict, codes: verdict.evidence.map(({ code }) => code) };
  };
  for (;;) {
    const { request } = step;
    const looped = guard.beforeRequest(request);
    if (looped !== undefined) return end(looped);
    if (requests >= maxRequests) throw new Error('The paging does not end.');
    const { body, headers = {}, isError = false, status = 200 } = run.answer(request, ++requests);
    if (previous !== undefined && deepEquals(previous, body)) return end({ ...again, repeats: 'response' });
    previous = body;
    const selected = selectRecords(body, dataField, 'items');
    const recordsPath = run.dataField ?? selected.foundAt;
    const isFound = selected.foundAt !== undefined;
    const headerMap = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const seen = { request, response: body, headers: headerMap, recordsPath, isFound, isError, status };
    const page = theJudge.observe({ number: guard.pages + 1, records: selected.records, ...seen });
    read += page.records.length;
    const claims = {
      says: endWatch.see(page, { stop: again, pages: page.number, records: read, firstRequest, ...job }),
      size: 0,
      records: () => digestRecords(page.records),
      around: () => aroundRecords(page),
    };
    const settled = guard.afterPage(request, sampleRecords(page.records), page, claims);
    if ('stop' in settled) return end(settled);
    judge(settled);
    const next = step.next({ response: body, records: selected.records });
    if (isStop(next)) return end(next);
    if (guard.pages === run.maxPages) return end({ stop: 'max-pages', message: '' });
    step = next;
  }
}

const again: Stop = { stop: 'repeated-page', message: '' };

/** Records with different ids: those from `from` on, at most `size` of `total`. */
export function itemsOf(total: number, from = 0, size = total): JsonList {
  const length = Math.max(0, Math.min(size, total - from));
  return Array.from({ length }, (_, index) => ({ id: from + index + 1, name: `Item ${from + index + 1}` }));
}

/** Fields where a condition holds, none where it does not. */
export function fieldsIf<Value extends JsonValue>(
  holds: boolean,
  fields: Record<string, Value>,
): Record<string, Value> {
  return holds ? fields : {};
}
