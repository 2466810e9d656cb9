import { UserError } from '../../errors.ts';
import { textField, truthField } from '../config/readValues.ts';
import { findPath } from '../json/findPath.ts';
import { isEmptyInResponse } from '../json/isEmpty.ts';
import { entriesOf, type JsonObject, objectFrom } from '../json/value.ts';
import { parseQuery } from '../request/parseQuery.ts';
import type { JobRequest, Page, ScrollerFactory, Step, Stop } from './scroller.ts';

/** What `response.url` and its Zendesk form have in common. */
export interface UrlPaging {
  urlKey: string;
  delimiter: string;
  paramIsQuery: boolean;
  includeParams: boolean;
  /** May end the paging although there is a next address. */
  refuse?: (url: string) => Stop | undefined;
}

/** `method: "response.url"` (`pagination.md` section 7): each answer names the next address. */
export const responseUrl: ScrollerFactory = (options) => {
  const paging = { ...readUrlPaging(options), delimiter: textField(options, 'delimiter') ?? '.' };
  return (job) => urlStep(paging, job, { request: job });
};

/** The options of both forms. */
export function readUrlPaging(options: JsonObject): UrlPaging {
  return {
    urlKey: textField(options, 'urlKey') ?? 'next_page',
    delimiter: '.',
    paramIsQuery: truthField(options, 'paramIsQuery') ?? false,
    includeParams: truthField(options, 'includeParams') ?? false,
  };
}

/** One request of a paging by address. Throws a UserError where the address in the answer is no text. */
export function urlStep(paging: UrlPaging, job: JobRequest, sent: Pick<Step, 'request' | 'why'>): Step {
  return { ...sent, next: (page) => afterPage(paging, job, page) };
}

function afterPage(paging: UrlPaging, job: JobRequest, { response }: Page): Step | Stop {
  const url = findPath(response, paging.urlKey, paging.delimiter);
  if (url === undefined || isEmptyInResponse(url)) return noNextUrl(paging.urlKey, url === undefined);
  if (typeof url !== 'string') {
    throw new UserError(
      'pagination.url-not-text',
      `"urlKey" leads to a value that is no text, so it is no address: "${paging.urlKey}".`,
    );
  }
  return paging.refuse?.(url) ?? urlStep(paging, job, following(paging, job, url));
}

function following(paging: UrlPaging, job: JobRequest, url: string): Pick<Step, 'request' | 'why'> {
  const { urlKey, paramIsQuery } = paging;
  const request = paramIsQuery ? withQuery(paging, job, url) : withUrl(paging, job, url);
  const what = paramIsQuery ? 'query' : 'address';
  return { request, why: `The answer names the ${what} of the next page at "${urlKey}".` };
}

function noNextUrl(path: string, missing: boolean): Stop {
  const message = missing ? `The answer has no "${path}".` : `"${path}" is empty in the answer.`;
  return { stop: 'no-next-url', message, ...(missing && { missingPath: path }) };
}

function withUrl({ includeParams }: UrlPaging, job: JobRequest, url: string): JobRequest {
  return { ...job, endpoint: url, params: includeParams ? job.params : {} };
}

/** The answer gives the query only: it wins over the job's parameters of the same name. */
function withQuery({ includeParams }: UrlPaging, job: JobRequest, query: string): JobRequest {
  const own = includeParams ? entriesOf(job.params) : [];
  return { ...job, params: objectFrom([...own, ...parseQuery(query.replace(/^\?/, ''))]) };
}
