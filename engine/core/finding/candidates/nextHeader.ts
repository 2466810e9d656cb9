import { integerOf } from '../../json/readValues.ts';
import { entriesOf, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { isNone } from '../../recognition/paging/isNone.ts';
import type { PagingRole } from '../../recognition/paging/pagingWords.ts';
import { usualParams } from '../../recognition/paging/paramOf.ts';
import { type Found, withRole } from '../../recognition/paging/recognise.ts';
import { nextLink } from '../../request/nextLink.ts';
import { parseQuery } from '../../request/parseQuery.ts';
import { queryOf } from '../../request/strictQuery.ts';
import { offsetPagination } from '../../schema/generated/options.ts';
import type { Candidate, FindCandidates, JobEvidence, SeenHeader } from './candidate.ts';
import { knownName, ownParam, pathOfLast } from './readEvidence.ts';

/** Roles that count pages, the most certain first. */
const pageCounts: readonly PagingRole[] = ['pageCount', 'nextToken', 'page'];

/**
 * Headers for the next page. The format reads none of them, so what they name must be counted instead
 * (`docs/format/pagination.md#6-pagenum` and `docs/format/pagination.md#5-offset`).
 */
export const nextHeader: FindCandidates = (evidence) => {
  const { headers = {} } = evidence.page ?? {};
  const address = nextLink(headers['link']);
  const found = [address === undefined ? countIn(evidence) : linkTo(address, evidence), tokenIn(evidence)];
  return found.flatMap((candidate) => candidate ?? []);
};

function linkTo(address: string, evidence: JobEvidence): Candidate {
  const params = parseQuery(queryOf(address));
  const pagination = pagingOf(params);
  const seen = 'the "Link" header';
  if (pagination !== undefined) {
    const reason = 'The API writes these parameters into the address of its next page.';
    return { pagination, confidence: 'high', paths: [], seen, reason };
  }
  const last = lastRecordIn(params, evidence);
  if (last !== undefined) return { ...last, paths: [], seen };
  const reason =
    'It names the next page, and no paging method reads a header or the token in it: look for page numbers, an offset or a date range among the parameters of the API.';
  return { confidence: 'medium', paths: [], seen, reason };
}

/** The token may be a value of the last record, which the body has too. */
function lastRecordIn(
  params: JobEvidence['params'],
  { records }: JobEvidence,
): Pick<Candidate, 'pagination' | 'confidence' | 'reason'> | undefined {
  const last = records?.list.at(-1);
  if (records === undefined || !isObject(last)) return undefined;
  for (const [param, value] of params) {
    const [key] = entriesOf(last).find(([, own]) => isToken(own) && String(own) === value) ?? [];
    if (key === undefined || key.includes('.')) continue;
    const size = records.list.length;
    const path = pathOfLast(records, size, key);
    const reason = `The parameter "${param}" in it is "${key}" of the last record. On a full page of ${size} records it is at "${path}": keep the page size as it is.`;
    return { pagination: writePaging({ kind: 'token', path, param }), confidence: 'medium', reason };
  }
  return undefined;
}

/** Whether a value is unlikely to be anything else in a page. */
function isToken(value: JsonValue): boolean {
  return (typeof value === 'string' || typeof value === 'number') && String(value).length > 2;
}

/** The paging by the parameters in the address of a next page. */
function pagingOf(params: JobEvidence['params']): JsonObject | undefined {
  const numberOf = (name: string | undefined) => integerOf(params.find(([own]) => own === name)?.[1]);
  const [page, offset, size] = [
    ownParam({ params }, 'page'),
    ownParam({ params }, 'position'),
    ownParam({ params }, 'size'),
  ];
  const second = numberOf(page);
  if (page !== undefined && second !== undefined) {
    return writePaging({ kind: 'pages', param: page, first: second === 1 ? 0 : undefined });
  }
  const value = numberOf(size) ?? numberOf(offset);
  if (offset === undefined || value === undefined) return undefined;
  return writePaging({ kind: 'records', param: offset, size: { param: size ?? offsetPagination.limitParam, value } });
}

function countIn(evidence: JobEvidence): Candidate | undefined {
  const counts = pageCounts.flatMap((role) => withRole(evidence.paging.headers, role)).filter(countsPages);
  const header = counts[0]?.of.header;
  if (header === undefined) return undefined;
  const own = ownParam(evidence, 'page');
  const known = knownName(evidence, 'page');
  const param = own ?? known?.name ?? usualParams.page;
  const source = known?.source ?? `the parameter "${param}" is a guess`;
  const reason = own === undefined ? `It counts pages; ${source}.` : `It counts pages, and the job sends "${own}".`;
  return {
    pagination: writePaging({ kind: 'pages', param }),
    confidence: own === undefined ? 'medium' : 'high',
    paths: [],
    seen: `the header "${header}"`,
    isNameGuessed: own === undefined && known === undefined,
    reason,
  };
}

/** Whether a header has the number of a page, or of all pages. */
function countsPages({ role, why, of: { value } }: Found<SeenHeader>): boolean {
  return /^\d+$/.test(value) && (role !== 'nextToken' || why === 'open');
}

function tokenIn(evidence: JobEvidence): Candidate | undefined {
  const found = tokenHeader(evidence);
  if (found === undefined) return undefined;
  const what = isAddress(found.value) ? 'address' : 'token';
  const reason = `It has the ${what} of the next page, and no paging method reads a header: look for page numbers, an offset or a date range among the parameters of the API.`;
  return { confidence: 'medium', paths: [], seen: `the header "${found.header}"`, reason };
}

function tokenHeader({ paging }: JobEvidence): SeenHeader | undefined {
  const found = withRole(paging.headers, 'nextAddress', 'nextToken').find(
    (one) => one.why !== 'relation' && !isNone(one.of.value) && !countsPages(one),
  );
  return found?.of;
}

/** Whether a header has the next page, so that no value of the records does. */
export function leadsByHeader(evidence: JobEvidence): boolean {
  return tokenHeader(evidence) !== undefined || nextLink(evidence.page?.headers['link']) !== undefined;
}
