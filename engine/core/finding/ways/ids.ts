import { findPath } from '../../json/findPath.ts';
import { getField, type JsonValue } from '../../json/value.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { usualNames } from '../../recognition/paging/usualNames.ts';
import { flagOf } from '../candidates/readEvidence.ts';
import { findParam } from '../findParam.ts';
import type { Proof } from '../proof/prove.ts';
import type { Search } from '../search.ts';
import { pursue } from './pursue.ts';
import type { Way, WayPlace } from './way.ts';

/** Records that continue after the last id, which is a number. */
export const ids: Way = function* ({ pagination = {} }, place) {
  const guess = String(getField(pagination, 'param') ?? '');
  return yield* findIds(guess === '' ? [] : [guess], place);
};

/** Finds the parameter that takes the last id, of these names first. */
export function* findIds(first: readonly string[], place: WayPlace): Search<Proof | undefined> {
  const { bench, bare, evidence } = place;
  const { idPath } = bench.at;
  const numbers = idPath === undefined ? [] : bare.records.map((record) => numberIn(findPath(record, idPath)));
  const order = orderOf(numbers);
  const last = numbers.at(-1);
  if (order === undefined || last === undefined || idPath === undefined) return undefined;
  const falls = order === 'falls';
  const names = usualNames(falls ? 'falling' : 'rising', first);
  const value = Number.isSafeInteger(Number(last)) ? Number(last) : last;
  const found = yield* findParam(bench, bare, { names, likely: 1, value, what: `the last "${idPath}"` });
  if (found === undefined) return undefined;
  const { param, relation } = found;
  const step = falls ? -1 : 1;
  const pagination = {
    ...writePaging({ kind: 'id', path: idPath, param, falls }),
    ...(relation === 'overlaps-by-one' && { increment: step }),
    ...flagOf(evidence),
  };
  return yield* pursue(place, { pagination, params: new Map(), what: `the last "${idPath}" in "${param}"` });
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
