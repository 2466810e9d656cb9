import type { JsonObject, JsonValue } from '@pagewright/core/json/value';
import { nextPlaces, writePaging } from '@pagewright/core/pagination/methods/pagingMethods';
import { type ParamRole, paramRoleOf } from '@pagewright/core/recognition/paging/pagingWords';

/** The paging that parameters reveal. */
interface FoundPaging {
  /** Names of its parameters. */
  names: string[];
  /** Names of those that a scroller sets, or that would keep it from starting at the first page. */
  set: string[];
  /** The value for `api.pagination`; absent if the rest needs a response. */
  pagination?: JsonObject;
  /** Remarks for the user, each a sentence. */
  remarks: string[];
}

interface PagingParam {
  name: string;
  value: number;
  isSure: boolean;
}

/** Infers the paging of an API from the parameters of a request; undefined if they do not show it. */
export function findPaging(params: readonly (readonly [name: string, value: JsonValue])[]): FoundPaging | undefined {
  const size = numberOf(params, 'size');
  const page = numberOf(params, 'page');
  const offset = numberOf(params, 'position');
  if (page && isTold(page, size)) return pagesOf(page, size);
  if (offset && size && isTold(offset, size) && isPlausible(offset, size)) return recordsOf(offset, size);
  return findToken(params) ?? findSizeAlone(size);
}

function numberOf(params: readonly (readonly [string, JsonValue])[], role: ParamRole): PagingParam | undefined {
  const found = params.flatMap(([name, value]): PagingParam[] => {
    const meaning = paramRoleOf(name);
    const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    const isNumber = /^(?:0|[1-9]\d{0,8})$/.test(text);
    return meaning?.role === role && isNumber ? [{ name, value: Number(text), isSure: meaning.isSure }] : [];
  });
  return found.find(({ isSure }) => isSure) ?? found[0];
}

function isTold(place: PagingParam, size: PagingParam | undefined): boolean {
  return place.isSure || (size !== undefined && size.value > 0);
}

/** Whether an offset is plausible: without a sure name it must be a multiple of the page size, unlike `from=2024`. */
function isPlausible(offset: PagingParam, size: PagingParam): boolean {
  return size.value > 0 && (offset.isSure || offset.value % size.value === 0);
}

function pagesOf(page: PagingParam, size: PagingParam | undefined): FoundPaging {
  const sized = size !== undefined && size.value > 0;
  const names = [page.name, ...(sized ? [size.name] : [])];
  return {
    names,
    set: names,
    pagination: writePaging({
      kind: 'pages',
      param: page.name,
      first: page.value === 0 ? 0 : undefined,
      size: sized ? { param: size.name, value: size.value } : undefined,
    }),
    remarks: page.value > 1 ? [fromTheStart(page, 'page 1')] : [],
  };
}

function recordsOf(offset: PagingParam, size: PagingParam): FoundPaging {
  // Some APIs count from 1: then the job keeps its parameter, and the scroller starts there.
  const countsFromOne = offset.value === 1;
  return {
    names: [size.name, offset.name],
    set: countsFromOne ? [size.name] : [size.name, offset.name],
    pagination: writePaging({
      kind: 'records',
      param: offset.name,
      startsInJob: countsFromOne || undefined,
      size: { param: size.name, value: size.value },
    }),
    remarks: offset.value > 1 ? [fromTheStart(offset, '0')] : [],
  };
}

function fromTheStart({ name, value }: PagingParam, start: string): string {
  return `The command requests "${name}" ${value}; the job reads everything, starting with ${start}.`;
}

/** The candidate for a token, whose path in the response is unknown. */
function findToken(params: readonly (readonly [string, JsonValue])[]): FoundPaging | undefined {
  // `after=2026-01-31` requests records after that day.
  const isMark = (value: JsonValue) => typeof value === 'string' && !/^\d{4}-\d{2}/.test(value);
  const found = params.find(([name, value]) => paramRoleOf(name)?.role === 'nextToken' && isMark(value));
  if (found === undefined) return undefined;
  const [name, value] = found;
  const beginsThere = value === '' || value === '*';
  const settings = Object.entries(writePaging({ kind: 'token', param: name }));
  const written = settings.map(([key, value]) => `"${key}": ${JSON.stringify(value)}`).join(', ');
  const place = [...nextPlaces.values()].find(({ holds }) => holds === 'token');
  const remark =
    `"${name}" is a page token. To read all pages, add "pagination" with ${written}, and in "${place?.key}" ` +
    'the path of the next token in the response.';
  return { names: [name], set: beginsThere ? [] : [name], remarks: [remark] };
}

function findSizeAlone(size: PagingParam | undefined): FoundPaging | undefined {
  if (!size?.isSure) return undefined;
  const remark = `"${size.name}" looks like a page size, but the command does not show how the API pages.`;
  return { names: [size.name], set: [], remarks: [remark] };
}
