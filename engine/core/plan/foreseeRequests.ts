import type { JsonList, JsonObject } from '../json/value.ts';
import { isStop, type JobRequest, type Page, type Step } from '../pagination/scroller.ts';
import type { StopReason } from '../pagination/stopReason.ts';
import { answerThatGoesOn } from './answerThatGoesOn.ts';
import type { Marks } from './marks.ts';
import type { MethodPlan } from './methodPlan.ts';

/** The paging of a job as far as the configuration tells it. */
export interface ForeseenPaging {
  method: MethodPlan | undefined;
  /** Options of the scroller. */
  options: JsonObject;
  /** Every set of options whose stop conditions count. */
  conditions: readonly JsonObject[];
  pageSize: number | undefined;
}

/**
 * The first requests of a job (`count` of them, or fewer), made by its own scroller from made-up full pages. Gives the
 * reason of a stop that no answer can avert, where there is one.
 */
export function foreseeRequests(
  first: Step,
  count: number,
  paging: ForeseenPaging,
  marks: Marks,
): { requests: JobRequest[]; stopReason?: StopReason } {
  const { method, options, pageSize } = paging;
  const requests = [first.request];
  for (let step = first; requests.length < count; ) {
    const next = step.next(fullPage(paging, marks));
    if (isStop(next)) return { requests, stopReason: next.stop };
    const number = requests.length + 1;
    requests.push(method?.marked?.({ request: next.request, number, pageSize }, options, marks) ?? next.request);
    step = next;
  }
  return { requests };
}

function fullPage({ method, options, conditions, pageSize }: ForeseenPaging, marks: Marks): Page {
  const answer = method?.answer?.(options, marks) ?? {};
  const records = method?.records?.(options) ?? recordsWithoutContent(Math.max(1, pageSize ?? 1));
  return { response: conditions.reduce(answerThatGoesOn, answer), records };
}

/** Only their number counts, and it may be larger than any list. */
function recordsWithoutContent(count: number): JsonList {
  return new Proxy<JsonList>([], {
    get: (list, key): unknown => (key === 'length' ? count : Reflect.get(list, key)),
  });
}
