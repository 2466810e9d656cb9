import { selectScroller } from '../../../core/pagination/scrollers/selectScroller.ts';
import { parseStrictQuery } from '../../../core/request/strictQuery.ts';
import { decodeUri } from '../../../core/text/decodeUri.ts';
import { shortened } from '../../../core/text/shortened.ts';
import type { Failure, FindCause } from './cause.ts';

const shownCharacters = 60;
const statuses = new Set([400, 404, 409, 410, 412, 416, 422]);
/** Only unreserved characters and those that an encoder writes, with an escape among them. */
const encoded = /^(?=.*%[\dA-Fa-f]{2})[\w.~!*'()%+-]+$/;

/** The token of the previous page had percent escapes, which were encoded once more. */
export const encodedAgain: FindCause = (failure) => {
  const { response, config, job } = failure;
  const scroller = selectScroller(config.pagination, job.scroller);
  const isLater = (response.sending?.page ?? 1) > 1;
  if (scroller?.paging.next?.holds !== 'token' || !isLater || !statuses.has(response.status)) return undefined;
  const [name, value] = sentPairs(failure).find(isEncoded(scroller.paging.params)) ?? [];
  if (name === undefined) return undefined;
  const shown = shortened(failure.redactor.redact(value ?? ''), shownCharacters);
  const what = `The value for "${name}" came from the page before with percent escapes ("${shown}"), and they were encoded again.`;
  const way = `If the API also gives "${name}=…" as a query, the method "response.url" with "paramIsQuery": true decodes it; otherwise ask its provider for values that are not encoded.`;
  return { cause: 'encoded-again', message: `${what} ${way}`, pointer: scroller.pointerTo(scroller.paging.next.key) };
};

/** The parameters before they were encoded. JSON needs no encoding. */
function sentPairs({ request: { method, target, headers, body = '' } }: Failure): [string, string | null][] {
  const isForm = method === 'POST' && [...headers.values()].includes('application/x-www-form-urlencoded');
  return [...parseStrictQuery(target.query), ...(isForm ? parseStrictQuery(body) : [])];
}

function isEncoded(params: readonly string[]) {
  return ([name, value]: [string, string | null]) =>
    params.includes(name) && value !== null && encoded.test(value) && decodeUri(value) !== undefined;
}
