import type { Next } from '../../support/seeded.ts';
import { bodiless, cut, positionIn, refused, tokenAt } from './answers.ts';
import type { FindingRequest } from './findingRequest.ts';
import { type Item, type PagedApi, type Parts, type ReadyApi, readyApi } from './pagedApi.ts';
import { type Habits, randomHabits } from './randomHabits.ts';
import { truthOf } from './truthOf.ts';

export type RandomPagedApi = ReadyApi & { habits: Habits };

/** Makes an API of random habits. */
export function randomPagedApi(next: Next, seed: number): RandomPagedApi {
  const habits = randomHabits(next);
  const { n, style, method, hasFilter, isDataFieldGiven, recordsPath } = habits;
  const truth = truthOf(habits);
  const dataField = isDataFieldGiven && recordsPath.length > 0 && { dataField: recordsPath.join('.') };
  const params = hasFilter && { params: { state: 'active' } };
  const api: PagedApi = {
    id: `random-${seed}`,
    family: JSON.stringify(habits),
    kind: style,
    n,
    traps: [],
    base: '/api/',
    job: { endpoint: 'things', ...(method !== 'GET' && { method }), ...dataField, ...params },
    record: (index, mark) => ({ id: idAt(habits, index), title: mark }),
    answer: (request, records) => answerOf(habits, request, records),
    // Without a truth, any reason is good.
    ...(truth === undefined ? { names: /./ } : { truth }),
    accepts: ['unknown', ...(looksCapped(habits) ? ['not-expressible' as const] : [])],
  };
  return { ...readyApi(api), habits };
}

/** Whether nobody can tell the end from a cap on results: the API counts more records than the round number it gives. */
function looksCapped({ n, total }: Habits): boolean {
  return total === 'estimated' && n % 50 === 0;
}

function idAt({ isFalling, hasBigIds }: Habits, index: number): bigint {
  const step = BigInt(isFalling ? -index : index) * 3n;
  return step + (hasBigIds ? 9_100_000_000_000_000_001n : 50_001n);
}

function answerOf(habits: Habits, request: FindingRequest, records: Item[]): unknown {
  const { style, isStrict, hasFilter, tooLarge, sizeName, placeName, past, first } = habits;
  const known = [...(tooLarge === 'fixed' ? [] : [sizeName]), placeName, ...(hasFilter ? ['state'] : [])];
  if (isStrict && request.strange(known)) return refused(400, { error: `unknown: ${request.strange(known)}` });
  if (hasFilter && request.text('state') !== 'active') return refused(400, { error: 'state is required' });
  const size = sizeOf(habits, request);
  if (size === undefined) return refused(422, { error: `${sizeName} is out of range` });
  if (style === 'lastId') return bodyOf(habits, request, { all: afterId(habits, request, records), start: 0, size });
  const start = startOf(habits, request, size);
  if (Number.isNaN(start) || start < 0) return refused(400, { error: `${placeName} is not valid` });
  const isPast = start >= records.length && start > 0;
  if (!isPast || past === 'empty' || style === 'token' || style === 'address')
    return bodyOf(habits, request, { all: records, start, size });
  if (past === 'not-found') return refused(404, { error: `no such ${style}`, first });
  if (past === 'no-content') return bodiless(204);
  const last = style === 'page' ? (Math.ceil(records.length / size) - 1) * size : Math.max(0, records.length - size);
  return bodyOf(habits, request, { all: records, start: past === 'last-again' ? last : 0, size });
}

/** The page size of a request; undefined where it is refused. */
function sizeOf({ size, most, tooLarge, sizeName }: Habits, request: FindingRequest): number | undefined {
  if (tooLarge === 'fixed') return size;
  const asked = request.number(sizeName, size);
  if (asked >= 1 && asked <= most) return asked;
  return { cut: asked < 1 ? size : most, refused: undefined, default: size }[tooLarge];
}

function startOf({ style, placeName, first }: Habits, request: FindingRequest, size: number): number {
  if (style === 'page') return (request.number(placeName, first) - first) * size;
  if (style === 'offset') return request.number(placeName, 0);
  return positionIn('random', request.text(placeName));
}

function afterId({ placeName, isFalling, isInclusive }: Habits, request: FindingRequest, records: Item[]): Item[] {
  const text = request.text(placeName);
  if (text === undefined || !/^-?\d+$/.test(text)) return records;
  const id = BigInt(text);
  const isNext = (other: bigint) => (isInclusive && other === id) || (isFalling ? other < id : other > id);
  return records.filter((record) => isNext(record['id']));
}

interface Window {
  all: Item[];
  start: number;
  size: number;
}

function bodyOf(habits: Habits, request: FindingRequest, { all, start, size }: Window): unknown {
  const { recordsPath, totalPath, isVolatile, hasFacets, hasEcho, sizeName, flag } = habits;
  const rows = cut(all, start, size);
  if (recordsPath.length === 0) return rows;
  const isLast = start + size >= all.length;
  const body: Parts = { ...(isVolatile && { served: 1_700_000_000 + request.turn }) };
  if (hasFacets) body['facets'] = Array.from({ length: 30 }, (_, at) => ({ facet: `f${at}`, hits: 30 - at }));
  if (hasEcho) put(body, ['paging', sizeName], size);
  if (flag !== 'none') body['has_more'] = flag === 'always' || !isLast;
  const total = totalOf(habits, { rows: rows.length, size });
  if (total !== undefined) put(body, totalPath, total);
  put(body, recordsPath, rows);
  const next = nextOf(habits, request, { start, size, rows: rows.length, isLast });
  if (next !== undefined) put(body, habits.nextPath, next);
  return body;
}

function totalOf({ total, n, past }: Habits, { rows, size }: { rows: number; size: number }): number | undefined {
  const pages = Math.ceil(n / size);
  return { none: undefined, true: n, pages, estimated: n + 7 + past.length, 'of-the-page': rows }[total];
}

/** Makes the token or address of the next page. */
function nextOf(
  habits: Habits,
  request: FindingRequest,
  page: Omit<Window, 'all'> & { rows: number; isLast: boolean },
) {
  const { style, end, placeName, sizeName, tooLarge, link, linkHasFilter } = habits;
  if (style !== 'token' && style !== 'address') return undefined;
  if (page.isLast && end !== 'stays') return { null: null, empty: '', false: false, missing: undefined }[end];
  const token = tokenAt('random', page.start + page.rows);
  if (style === 'token') return token;
  const size = tooLarge === 'fixed' ? '' : `${sizeName}=${page.size}&`;
  const filter = linkHasFilter && habits.hasFilter ? 'state=active&' : '';
  const query = `?${filter}${size}${placeName}=${encodeURIComponent(token)}`;
  return { absolute: `${request.origin}/api/things${query}`, relative: `/api/things${query}`, query }[link];
}

/** Sets a value at a path, and makes the objects on the way. */
function put(body: Parts, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    body[key] = value;
    return;
  }
  const inner = (body[key] ?? {}) as Parts;
  body[key] = inner;
  put(inner, rest, value);
}
