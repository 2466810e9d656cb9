import { findPath } from '../../json/findPath.ts';
import { getField, type JsonValue } from '../../json/value.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { usualNames } from '../../recognition/paging/usualNames.ts';
import type { Search } from '../bench/search.ts';
import { flagOf } from '../candidates/readEvidence.ts';
import type { Proof } from '../proof/prove.ts';
import { findByOverlap, roomIn } from '../trying/findByOverlap.ts';
import { type FoundParam, findParam } from '../trying/findParam.ts';
import { pursue } from './pursue.ts';
import type { Way, WayPlace } from './way.ts';

/** Records that continue after the last id, which is a number. */
export const ids: Way = function* ({ pagination = {} }, place) {
  const guess = String(getField(pagination, 'param') ?? '');
  return yield* findIds(guess === '' ? [] : [guess], place);
};

/** Finds the parameter that takes the last id, of these names first. */
export function* findIds(first: readonly string[], place: WayPlace): Search<Proof | undefined> {
  const { bench, bare } = place;
  const { idPath } = bench.at;
  const numbers = idPath === undefined ? [] : bare.records.map((record) => numberIn(findPath(record, idPath)));
  const order = orderOf(numbers);
  if (order === undefined || idPath === undefined) return undefined;
  const [smallest, largest] = order === 'falls' ? [numbers.at(-1), numbers[0]] : [numbers[0], numbers.at(-1)];
  const falling = { falls: true, isOrder: order === 'falls', value: smallest, names: usualNames('falling', first) };
  // An offset may mean an id, which it includes.
  const rising = {
    falls: false,
    isOrder: order === 'rises',
    value: largest,
    names: [...usualNames('rising', first), ...usualNames('position')],
  };
  for (const each of order === 'falls' ? [falling] : [rising, falling]) {
    const proof = yield* continueAt(idPath, each, place);
    if (proof !== undefined) return proof;
  }
  return undefined;
}

/** The requests that the rest of a search needs. */
const kept = 3;

interface Direction {
  falls: boolean;
  /** Whether the records come in this order, so that a page can begin at any of them. */
  isOrder: boolean;
  value: bigint | undefined;
  names: readonly string[];
}

function* continueAt(idPath: string, direction: Direction, place: WayPlace): Search<Proof | undefined> {
  const { falls, value } = direction;
  if (value === undefined) return undefined;
  const found = yield* findName(idPath, direction, value, place);
  if (found === undefined) return undefined;
  const { param, relation } = found;
  const pagination = {
    ...writePaging({ kind: 'id', path: idPath, param, falls }),
    ...(relation === 'overlaps-by-one' && { increment: falls ? -1 : 1 }),
    ...flagOf(place.evidence),
  };
  const attempt = { pagination, params: new Map(), what: `the last "${idPath}" in "${param}"` };
  return yield* pursue(place, attempt, { isSeen: true });
}

/** Finds the parameter of the last id: the likeliest name alone, then all with different ids of the first page. */
function* findName(
  idPath: string,
  { names, isOrder }: Direction,
  last: bigint,
  { bench, bare }: WayPlace,
): Search<FoundParam | undefined> {
  const search = { value: plainNumber(last), what: `the last "${idPath}"` };
  const [first, ...rest] = names;
  const alone =
    first === undefined ? undefined : yield* findParam(bench, bare, { ...search, names: [first], likely: 1 });
  if (alone !== undefined || bench.isStrict)
    return alone ?? (yield* findParam(bench, bare, { ...search, names: rest, likely: 0 }));
  const valueAt = (index: number) => plainNumber(numberIn(findPath(bare.records[index] ?? null, idPath)) ?? last);
  const why = `which of the usual names takes ${search.what}`;
  for (let left = rest; left.length > 0; left = left.slice(roomIn(bare))) {
    if (bench.left < kept) return undefined;
    const { param } = yield* findByOverlap(bench, bare, {
      names: left,
      valueAt,
      isAfter: isOrder,
      isBefore: !isOrder,
      why,
    });
    if (param !== undefined) return yield* findParam(bench, bare, { ...search, names: [param], likely: 1 });
  }
  return undefined;
}

function plainNumber(id: bigint): number | bigint {
  return Number.isSafeInteger(Number(id)) ? Number(id) : id;
}

/** A number with all its digits. */
function numberIn(value: JsonValue | undefined): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && /^[1-9]\d{0,30}$/.test(value) ? BigInt(value) : undefined;
}

function orderOf(numbers: readonly (bigint | undefined)[]): 'rises' | 'falls' | undefined {
  if (numbers.length < 2) return undefined;
  const pairs = numbers.slice(1).map((number, index) => [numbers[index], number] as const);
  const isAlways = (test: (a: bigint, b: bigint) => boolean) =>
    pairs.every(([a, b]) => a !== undefined && b !== undefined && test(a, b));
  if (isAlways((a, b) => a < b)) return 'rises';
  return isAlways((a, b) => a > b) ? 'falls' : undefined;
}
