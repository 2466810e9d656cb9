import type { StopReason } from '../contracts/generated/types.ts';
import type { JsonList, JsonValue } from '../json/value.ts';
import { isStop, type PageView, type Step } from '../pagination/scroller.ts';
import type { ScrollerConfig } from '../pagination/scrollers/readPagination.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import type { Marks } from './marks.ts';

/** The paging of a job as far as the configuration defines it. */
interface ForeseenPaging {
  scroller: Pick<ScrollerConfig, 'paging' | 'rules'> | undefined;
  pageSize: number | undefined;
}

/** The first `count` requests of a job, from its scroller and made-up full pages, and a certain stop, if any. */
export function foreseeRequests(
  first: Step,
  count: number,
  { scroller, pageSize }: ForeseenPaging,
  marks: Marks,
): { requests: JobRequest[]; stopReason?: StopReason } {
  const plan = scroller?.paging.plan;
  const requests = [first.request];
  for (let step = first; requests.length < count; ) {
    const next = step.next(fullPage({ scroller, pageSize }, marks));
    if (isStop(next)) return { requests, stopReason: next.stop };
    const number = requests.length + 1;
    requests.push(plan?.marked?.({ request: next.request, number, pageSize }, marks) ?? next.request);
    step = next;
  }
  return { requests };
}

function fullPage({ scroller, pageSize }: ForeseenPaging, marks: Marks): PageView {
  const { plan } = scroller?.paging ?? {};
  const response = (scroller?.rules ?? []).reduce<JsonValue>(
    (before, rule) => rule.goOn?.(before) ?? before,
    plan?.response?.(marks) ?? {},
  );
  return { response, records: plan?.records ?? recordsWithoutContent(Math.max(1, pageSize ?? 1)) };
}

/** Records without content: only their number matters, which may exceed the length of any list. */
function recordsWithoutContent(count: number): JsonList {
  return new Proxy<JsonList>([], {
    get: (list, key): unknown => (key === 'length' ? count : Reflect.get(list, key)),
  });
}
