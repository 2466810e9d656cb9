import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { textField } from '../../json/readValues.ts';
import {
  entriesOf,
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  objectFrom,
  withField,
} from '../../json/value.ts';
import { withPath } from '../../json/withPath.ts';
import { requireSendable } from '../../request/configuredHeaders.ts';
import type { HttpMethod, JobRequest } from '../../request/jobRequest.ts';
import { scrollRequest } from '../../schema/generated/options.ts';
import { OptionReader } from '../../schema/optionReader.ts';
import { createPagingMethod } from '../pagingMethod.ts';
import { type PageView, type Step, type Stop, valueAt } from '../scroller.ts';
import { noNext } from './ends.ts';

interface TokenPaging {
  path: string;
  queryParam: string;
  includeParams: boolean;
  /** The differences of later requests from the first. */
  later: LaterRequest;
}

interface LaterRequest {
  endpoint: string | undefined;
  method: HttpMethod | undefined;
  params: JsonObject;
  headers: JsonObject;
}

/** `method: "response.param"` (`docs/format/pagination.md#8-responseparam`): sends a value of each response. */
export const responseParam = createPagingMethod('response.param', {
  read(options) {
    const path = options.text('responseParam') ?? '';
    const queryParam = options.text('queryParam') ?? '';
    const includeParams = options.truth('includeParams');
    const later = readLater(options.object('scrollRequest') ?? {});
    const paging: TokenPaging = { path, queryParam, includeParams, later };
    return {
      scroller() {
        requireSendable(later.headers);
        return (job) => stepOf(paging, job, { request: job });
      },
      params: [queryParam],
      endsBy: 'no-next',
      next: { holds: 'token', from: 'response', key: 'responseParam', path, delimiter: '.' },
      plan: {
        response: (marks) => withPath({}, path, marks.place(`next value from "${path}"`)),
        ends: () => [`a response has no "${path}", or it is empty`],
        // A different endpoint drops the job's page size.
        drops: (param) =>
          !includeParams && later.endpoint === undefined && textField(later.params, param) === undefined,
      },
    };
  },
  write(clue) {
    if (clue.kind !== 'token') return undefined;
    const { path, param, scroll } = clue;
    // The parameters that start a search are not those of its pages.
    return {
      responseParam: path,
      queryParam: param,
      ...(scroll ? { scrollRequest: scroll } : { includeParams: true }),
    };
  },
});

function readLater(written: JsonObject): LaterRequest {
  const options = new OptionReader(written, scrollRequest);
  return {
    endpoint: options.text('endpoint'),
    method: options.text('method')?.toUpperCase() as HttpMethod | undefined,
    params: options.object('params') ?? {},
    headers: options.object('headers') ?? {},
  };
}

function stepOf(paging: TokenPaging, job: JobRequest, sent: Pick<Step, 'request' | 'why'>): Step {
  return { ...sent, next: (page) => afterPage(paging, job, page) };
}

function afterPage(paging: TokenPaging, job: JobRequest, page: PageView): Step | Stop {
  const { path, queryParam } = paging;
  const value = valueAt(page, path);
  if (value === undefined || isEmptyInResponse(value)) return noNext('no-next-value', path, value);
  const why = `The response has a value at "${path}", which is sent as "${queryParam}".`;
  return stepOf(paging, job, { request: requestWith(paging, job, value), why });
}

/** The later request: its endpoint and method replace the job's, its params and headers override them. */
function requestWith({ includeParams, later, queryParam }: TokenPaging, job: JobRequest, value: JsonValue): JobRequest {
  const params = mergeObjects(includeParams ? job.params : {}, later.params);
  return {
    endpoint: later.endpoint ?? job.endpoint,
    method: later.method ?? job.method,
    params: withField(params, queryParam, value),
    headers: mergeObjects(job.headers, later.headers),
  };
}

/** Merges objects by key and lists by index, recursively. */
function merge(under: JsonValue | undefined, over: JsonValue): JsonValue {
  if (isObject(under) && isObject(over)) return mergeObjects(under, over);
  if (!isList(under) || !isList(over)) return over;
  return [...over.map((item, index) => merge(under[index], item)), ...under.slice(over.length)];
}

function mergeObjects(under: JsonObject, over: JsonObject): JsonObject {
  const merged = new Map(entriesOf(under));
  for (const [key, value] of entriesOf(over)) merged.set(key, merge(merged.get(key), value));
  return objectFrom(merged);
}
