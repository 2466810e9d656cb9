import { UserError } from '../../errors.ts';
import type { SeparatorForm } from '../../json/dottedPlace.ts';
import { isEmptyInResponse } from '../../json/isEmpty.ts';
import { entriesOf, type JsonValue, objectFrom } from '../../json/value.ts';
import { withPath } from '../../json/withPath.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { parseQuery } from '../../request/parseQuery.ts';
import type { Paging, PlanMarks } from '../paging.ts';
import { createPagingMethod } from '../pagingMethod.ts';
import { type PageView, type Step, type Stop, valueAt } from '../scroller.ts';
import { noNext } from './ends.ts';

interface UrlOptions {
  urlKey: string;
  delimiter: string;
  separatorForm?: SeparatorForm;
  paramIsQuery: boolean;
  includeParams: boolean;
}

/** Ends the paging despite a next address, if it returns a stop. `now` returns Unix time in milliseconds. */
type RefuseUrl = (url: string, now: () => number) => Stop | undefined;

/** `method: "response.url"` (`docs/format/pagination.md#7-responseurl`): each response names the next address. */
export const responseUrl = createPagingMethod('response.url', {
  read: (options) =>
    pagingByUrl({
      urlKey: options.text('urlKey'),
      delimiter: options.text('delimiter'),
      separatorForm: { key: 'delimiter' },
      paramIsQuery: options.truth('paramIsQuery'),
      includeParams: options.truth('includeParams'),
    }),
  write: (clue) => (clue.kind === 'address' ? { urlKey: clue.path, delimiter: clue.delimiter } : undefined),
});

/** The paging that this method and its Zendesk variant share. */
export function pagingByUrl(options: UrlOptions, refuse: RefuseUrl = () => undefined): Paging {
  const { urlKey: path, delimiter, separatorForm, paramIsQuery } = options;
  return {
    scroller: (now) => (job) => stepOf({ ...options, refuse: (url) => refuse(url, now) }, job, { request: job }),
    params: [],
    endsBy: 'no-next',
    next: { holds: 'address', from: 'response', key: 'urlKey', path, delimiter, separatorForm },
    plan: {
      response: (marks) => withPath({}, path, unknownUrl(options, marks), delimiter),
      ends: () => [`a response has no "${path}", or it is empty`],
      mayLeaveHost: !paramIsQuery,
    },
  };
}

function unknownUrl({ urlKey, paramIsQuery }: UrlOptions, marks: PlanMarks): JsonValue {
  return paramIsQuery ? `${marks.placeParameter(`query from "${urlKey}"`)}=` : marks.place(`address from "${urlKey}"`);
}

interface UrlPaging extends UrlOptions {
  refuse(url: string): Stop | undefined;
}

function stepOf(paging: UrlPaging, job: JobRequest, sent: Pick<Step, 'request' | 'why'>): Step {
  return { ...sent, next: (page) => afterPage(paging, job, page) };
}

/** The next step. Throws a UserError if the address in the response is not text. */
function afterPage(paging: UrlPaging, job: JobRequest, page: PageView): Step | Stop {
  const { urlKey, delimiter, paramIsQuery } = paging;
  const url = valueAt(page, urlKey, delimiter);
  if (url === undefined || isEmptyInResponse(url)) return noNext('no-next-url', urlKey, url);
  if (typeof url !== 'string') {
    const message = `The value at "urlKey" ("${urlKey}") is not text, so it is not an address.`;
    throw new UserError('pagination.url-not-text', message);
  }
  const why = `The response has the ${paramIsQuery ? 'query' : 'address'} of the next page at "${urlKey}".`;
  return paging.refuse(url) ?? stepOf(paging, job, { request: requestTo(paging, job, url), why });
}

/** The next request, whose query from the response overrides the job's parameters of the same name. */
function requestTo({ paramIsQuery, includeParams }: UrlPaging, job: JobRequest, url: string): JobRequest {
  const own = includeParams ? job.params : {};
  if (!paramIsQuery) return { ...job, endpoint: url, params: own };
  return { ...job, params: objectFrom([...entriesOf(own), ...parseQuery(url.replace(/^\?/, ''))]) };
}
