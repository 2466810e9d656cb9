import type { JsonList, JsonValue } from '../../engine/core/json/value.ts';
import { isStop, type Scroller, type Stop } from '../../engine/core/pagination/scroller.ts';
import type { JobRequest } from '../../engine/core/request/jobRequest.ts';

/** A GET job with these parameters. */
export function jobWith(params: JobRequest['params'] = {}, extra: Partial<JobRequest> = {}): JobRequest {
  return { endpoint: 'parcels', method: 'GET', params, headers: {}, ...extra };
}

/** Responds to a scroller's requests one after another; returns them and the reason why it stopped. */
export function walkScroller(
  scroller: Scroller,
  job: JobRequest,
  answers: { records?: number; response?: JsonValue }[],
) {
  const requests: JobRequest[] = [];
  let stop: Stop | undefined;
  let step = scroller(job);
  for (const { records = 0, response = {} } of answers) {
    requests.push(step.request);
    const found: JsonList = Array.from({ length: records }, (_, index) => index);
    const next = step.next({ response, records: found });
    if (isStop(next)) {
      stop = next;
      break;
    }
    step = next;
  }
  if (stop === undefined) requests.push(step.request);
  return { requests, stop };
}
