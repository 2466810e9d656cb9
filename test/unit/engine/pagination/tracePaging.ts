import { isList, type JsonObject, type JsonValue } from '../../../../engine/core/json/value.ts';
import { isStop, type Stop } from '../../../../engine/core/pagination/scroller.ts';
import { selectRecords } from '../../../../engine/core/records/selectRecords.ts';
import { underlay } from '../../../../engine/core/request/buildPageRequest.ts';
import { buildRequest } from '../../../../engine/core/request/buildRequest.ts';
import type { JobRequest } from '../../../../engine/core/request/jobRequest.ts';
import { targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';
import { scrollerFor } from '../../../support/scrollerFor.ts';
import { jobWith } from '../../../support/walkScroller.ts';

/** A job of the reference's traces: `baseUrl` https://api.example.test/v2/, endpoint "parcels", dataField "rows". */
export interface TracedJob {
  pagination: JsonObject;
  params?: JsonObject;
  /** The differences of the job from a GET of `parcels`. */
  job?: Partial<JobRequest>;
  scroller?: string;
  defaultParams?: JsonObject;
  /** Whole responses; a list stands for `{"rows": …}`. */
  answers: JsonValue[];
  now?: () => number;
}

const baseUrl = 'https://api.example.test/v2/';

/** The requests of a job as the reference's traces write them: method, path with query, and body. */
export function tracePaging(traced: TracedJob): { sent: string[]; stop: Stop | undefined } {
  const { pagination, params, job, scroller, answers, now = () => 0 } = traced;
  let step = scrollerFor(pagination, scroller, now)(jobWith(params, job));
  const sent = [lineOf(step.request, traced)];
  for (const answer of answers) {
    const response = isList(answer) ? { rows: answer } : answer;
    const { records } = selectRecords(response, { path: 'rows', delimiter: '.' }, 'parcels');
    const next = step.next({ response, records });
    if (isStop(next)) return { sent, stop: next };
    step = next;
    sent.push(lineOf(step.request, traced));
  }
  return { sent, stop: undefined };
}

function lineOf(request: JobRequest, { defaultParams = {} }: TracedJob): string {
  const { method, target, body } = buildRequest(
    { ...request, params: underlay(defaultParams, request.params) },
    baseUrl,
    [],
  );
  const line = `${method} ${targetUrl(target).replace('https://api.example.test', '')}`;
  return body === undefined ? line : `${line} ${body}`;
}

/** Records without content, of which only the number counts. */
export function rowsOf(count: number): JsonObject[] {
  return Array.from({ length: count }, () => ({}));
}
