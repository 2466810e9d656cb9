import { askedPageSize, isStop, type JsonValue, maskJson, type Redactor } from '@pagewright/engine/debugging';
import type { JobFrame } from '../running/jobFrame.ts';
import type { RunStack } from '../running/runStack.ts';
import { sentRequest } from '../running/sentRequest.ts';
import { shownRequest } from '../scopes/shownRequest.ts';
import { shownTree } from '../scopes/shownTree.ts';

/** The facts available to expressions. A fact is absent if it is not known yet at this moment. */
export interface Facts {
  /** Names of the job, and of the moment: `request`, `response`, `rows`, `next`, `job`, `end`, `login`, `signature`. */
  job?: string;
  at?: string;
  iteration?: bigint;
  page?: bigint;
  status?: bigint;
  /** The number of records of the page, and of records kept of this job so far. */
  records?: bigint;
  total?: bigint;
  /** The number of requested records, if the paging sets one. */
  limit?: bigint;
  /** The reason why the paging stops, after its last page. */
  stop?: string;
  request?: unknown;
  response?: unknown;
  /** The parent record of a child job; otherwise each record of the page in turn. */
  record?: unknown;
  placeholder?: unknown;
}

/** The known facts at the current moment of a job's run. */
export function factsOf(stack: RunStack, frame: JobFrame | undefined, redactor: Redactor): Facts {
  const at = { at: stack.moment?.kind ?? '', iteration: BigInt(stack.iteration) };
  if (frame === undefined) return at;
  const { run, read, found = [], request, next, end } = frame;
  const shown = (value: JsonValue) => shownTree(value, redactor);
  const { endpoint, method, params } = request;
  const stop = end?.stop.stop ?? (next !== undefined && isStop(next) ? next.stop : undefined);
  const limit = run.scroller && askedPageSize(run.scroller.paging, run.job.params);
  const facts: Facts = {
    ...at,
    job: frame.name,
    page: BigInt(frame.page),
    total: BigInt(frame.records),
    request: {
      endpoint: redactor.redact(endpoint),
      method,
      params: shown(params),
      // Computed for the few expressions that use it.
      get headers() {
        return headersOf(frame, redactor);
      },
    },
    ...(read && { status: BigInt(read.response.status), records: BigInt(found.length) }),
    ...(limit !== undefined && { limit: BigInt(limit) }),
    ...(stop !== undefined && { stop }),
    ...(run.parent && { record: shown(run.parent.records[0]?.valueAt('.') ?? null) }),
    ...(run.parent && { placeholder: placeholdersOf(frame, redactor) }),
  };
  if (read === undefined) return facts;
  const { content } = read;
  // Large, and few expressions use it.
  const get = () => shownTree(content.outline, redactor, () => content.response);
  return Object.defineProperty(facts, 'response', { enumerable: true, get });
}

/** The sent headers, by name. One with several lines has them as a list. */
function headersOf(frame: JobFrame, redactor: Redactor): Map<string, string | string[]> {
  const headers = new Map<string, string | string[]>();
  for (const [name, line] of shownRequest(sentRequest(frame, redactor), redactor).headers) {
    const before = headers.get(name);
    headers.set(name, before === undefined ? line : [before, line].flat());
  }
  return headers;
}

function placeholdersOf({ run }: JobFrame, redactor: Redactor): object {
  const values = [...(run.parent?.values ?? [])];
  return Object.fromEntries(
    values.map(([name, { value }]) => [name, shownTree(maskJson(value, name, redactor), redactor)]),
  );
}
