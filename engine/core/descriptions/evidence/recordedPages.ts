import { findPath } from '../../json/findPath.ts';
import { textOf } from '../../json/textOf.ts';
import { isList, type JsonValue } from '../../json/value.ts';
import type { PagingClue } from '../../pagination/pagingMethod.ts';
import { isAddress } from '../../recognition/paging/isAddress.ts';
import { paramRoleOf } from '../../recognition/paging/pagingWords.ts';
import { withRole } from '../../recognition/paging/recognise.ts';
import { parseStrictQuery, queryOf } from '../../request/strictQuery.ts';
import { offsetPagination } from '../../schema/generated/options.ts';
import type { RecordedRequest } from '../apiDescription.ts';
import type { Evidence, FindPaging, FoundPaging } from './evidence.ts';

/** The limit for the requests compared. */
const maxRequests = 200;

type Pair = readonly [before: RecordedRequest, after: RecordedRequest];

/** The paging that a pair of requests shows. */
type Witness = Pick<FoundPaging, 'title'> & { clue: PagingClue; evidence: string };

/** Finds the paging in pages recorded in sequence: a value of one response, or a growing number, is sent next. */
export const recordedPages: FindPaging = (evidence) => {
  const recorded = (evidence.operation.recorded ?? []).slice(0, maxRequests);
  const pairs = recorded.slice(1).map((after, index): Pair => [recorded[index] as RecordedRequest, after]);
  for (const find of [nextAddress, nextToken, growingNumber]) {
    for (const pair of pairs) {
      const found = find(pair, evidence);
      if (found !== undefined) return { ...found, sureness: 'high', evidence: [`In the recording, ${found.evidence}`] };
    }
  }
  return undefined;
};

/** Finds an address in the response that has all parameters of the next request. It may have credentials too. */
function nextAddress([before, after]: Pair, { fields }: Evidence): Witness | undefined {
  const field = fields.find(({ path }) => {
    const value = findPath(before.response, path);
    if (!isAddress(value)) return false;
    const named = new Map(parseStrictQuery(queryOf(value)));
    return [...after.params].every(([name, text]) => named.get(name) === text);
  });
  if (field === undefined || changed(before, after).length === 0) return undefined;
  return {
    clue: { kind: 'address', path: field.path },
    title: `next address in "${field.path}"`,
    evidence: `"${field.path}" of a response is the address of the next request.`,
  };
}

/** Finds a value in the response that the next request sends, and the previous one did not. */
function nextToken([before, after]: Pair, { fields, paging }: Evidence): Witness | undefined {
  for (const [param, value] of changed(before, after)) {
    // A page has many numbers; only those named like the next page count.
    const possible = /\D/.test(value) ? fields : withRole(paging.fields, 'nextToken').map(({ of }) => of);
    const field = possible.find(({ path }) => scalarText(findPath(before.response, path)) === value);
    if (field !== undefined)
      return {
        clue: { kind: 'token', path: field.path, param },
        title: `token in "${field.path}" for "${param}"`,
        evidence: `"${param}" of a request is "${field.path}" of the response before it.`,
      };
  }
  return undefined;
}

/** Finds the only changed parameter, a number that grew by one, or by the records of a page. */
function growingNumber(pair: Pair, evidence: Evidence): Witness | undefined {
  const [before, after] = pair;
  const [[param, value] = ['', ''], ...others] = changed(before, after);
  if (others.length > 0 || !/^\d+$/.test(value)) return undefined;
  const isPage = paramRoleOf(param)?.role === 'page';
  const step = Number(value) - Number(before.params.get(param) ?? (isPage ? '1' : '0'));
  if (step === 1 && isPage) return pagesBy(param, before, evidence);
  return step > 1 ? recordsBy(param, step, before, evidence) : undefined;
}

function pagesBy(param: string, { params: sent }: RecordedRequest, { params, operation }: Evidence): Witness {
  const numbers = (operation.recorded ?? []).map((one) => one.params.get(param));
  const size = params.size?.param.name ?? '';
  const value = Number(sent.get(size));
  return {
    clue: {
      kind: 'pages',
      param,
      first: numbers.includes('0') ? 0 : undefined,
      size: value > 0 ? { param: size, value } : undefined,
    },
    title: `page number by "${param}"`,
    evidence: `"${param}" grew by one from page to page.`,
  };
}

function recordsBy(param: string, step: number, before: RecordedRequest, evidence: Evidence): Witness | undefined {
  const { keys } = evidence.records;
  const page = findPath(before.response, keys.length === 0 ? undefined : keys.join('.'));
  const size = [...before.params].find(([name, value]) => name !== param && value === String(step))?.[0];
  if (size === undefined && !(isList(page) && page.length === step)) return undefined;
  return {
    clue: {
      kind: 'records',
      param,
      size: { param: size ?? evidence.params.size?.param.name ?? offsetPagination.limitParam, value: step },
    },
    title: `offset by "${param}"`,
    evidence: `"${param}" grew by ${step}, the records of a page.`,
  };
}

function changed(before: RecordedRequest, after: RecordedRequest): [name: string, value: string][] {
  return [...after.params].filter(([name, value]) => value !== '' && before.params.get(name) !== value);
}

function scalarText(value: JsonValue | undefined): string | undefined {
  return value === undefined ? undefined : textOf(value);
}
