import { integerOf } from '../../json/readValues.ts';
import { getField, type JsonValue } from '../../json/value.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { namesInStyle, positionsOfRefusal } from '../../recognition/paging/usualNames.ts';
import { compare } from '../bench/compare.ts';
import type { Search } from '../bench/search.ts';
import { flagOf } from '../candidates/readEvidence.ts';
import type { Proof } from '../proof/prove.ts';
import type { Attempt } from '../trying/attempt.ts';
import { findParam } from '../trying/findParam.ts';
import { pagingOf } from '../trying/pagingOf.ts';
import { positionsShownBy } from '../trying/singlePage.ts';
import { sizeNames } from '../trying/sizeNames.ts';
import { pursue } from './pursue.ts';
import type { Way, WayPlace } from './way.ts';

const maxSizeNames = 2;

/** An offset that counts records. */
export const positions: Way = function* ({ pagination = {}, isNameGuessed }, place) {
  const guess = pagingOf({ pagination }).counted?.startParam;
  return yield* findPositions(guess === undefined ? [] : [guess], isNameGuessed ? 2 : 1, place);
};

/** Finds the parameter of the offset, of these names first. `isFound`: the first is known to be it. */
export function* findPositions(
  first: readonly string[],
  likely: number,
  place: WayPlace,
  isFound = false,
): Search<Proof | undefined> {
  const { bench, bare, evidence } = place;
  const refused = bench.refusals.flatMap(({ message }) => positionsOfRefusal(message));
  const names = namesInStyle('position', bench.sentNames, [...first, ...refused, ...positionsShownBy(bare)]);
  const size = bare.records.length;
  const own = first[0] === undefined ? undefined : integerOf(getField(bench.job.request.params, first[0]));
  const value = size + (own ?? 0);
  const found = yield* findParam(bench, bare, {
    names,
    likely,
    strict: 4,
    role: 'position',
    value,
    what: 'the offset',
  });
  if (found === undefined) return yield* emptiedBy(names, value, place);
  const { param } = found;
  const isFromOne = found.relation === 'overlaps-by-one';
  const hasTotal = bare.observed.paging.fields.some(({ role }) => role === 'total');
  if (!isFound && !isFromOne && !hasTotal && (yield* countsPages(param, place))) return yield* pagesBy(param, place);
  const isFromJob = isFromOne || (param === first[0] && own !== undefined && own !== 0);
  const attemptBy = (sizeParam: string): Attempt => ({
    pagination: {
      ...writePaging({ kind: 'records', param, startsInJob: isFromJob, size: { param: sizeParam, value: size } }),
      ...flagOf(evidence),
    },
    // The scroller sends both itself.
    params: new Map<string, JsonValue | undefined>([
      [sizeParam, undefined],
      ...(isFromOne ? [[param, 1] as const] : isFromJob ? [] : [[param, undefined] as const]),
    ]),
    what: `an offset by "${param}"`,
  });
  const { signs, guesses } = sizeNames(bench, attemptBy('limit'), bare);
  // With its own name as that of the size, only the offset is sent.
  for (const sizeParam of [...[...signs, ...guesses].slice(0, maxSizeNames), param]) {
    const proof = yield* pursue(place, attemptBy(sizeParam), { isSeen: !bench.isStrict });
    if (proof !== undefined || !bench.isStrict) return proof;
  }
  return undefined;
}

/** Tries page numbers by the name with which an offset of one page brought nothing: it may count pages. */
function* emptiedBy(names: readonly string[], value: number, place: WayPlace): Search<Proof | undefined> {
  const { bench, bare } = place;
  const isEmpty = (name: string) => {
    const reply = bench.known(bench.requestWith([[name, value]]));
    return reply !== undefined && compare(bare, reply) === 'empty';
  };
  const name = names.find(isEmpty);
  return name === undefined || !(yield* countsPages(name, place)) ? undefined : yield* pagesBy(name, place);
}

/** Numbered pages, by a parameter that is named like an offset. */
function* pagesBy(param: string, place: WayPlace): Search<Proof | undefined> {
  const pagination = { ...writePaging({ kind: 'pages', param, first: 0 }), ...flagOf(place.evidence) };
  const params = new Map([[param, undefined]]);
  return yield* pursue(place, { pagination, params, what: `pages by "${param}"` });
}

/** Whether a parameter named like an offset counts pages: then 1 brings other records altogether. */
function* countsPages(param: string, { bench, bare }: WayPlace): Search<boolean> {
  if (bare.records.length < 2) return false;
  const reply = yield* bench.ask(bench.requestWith([[param, 1]]), `whether "${param}" counts pages`);
  const relation = compare(bare, reply);
  if (relation !== 'other') return false;
  bench.failed(`an offset by "${param}"`, 'it counts pages', reply);
  return true;
}
