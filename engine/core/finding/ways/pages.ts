import { integerOf } from '../../json/readValues.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { bracketedPage, namesInStyle, usualNames } from '../../recognition/paging/usualNames.ts';
import { compare } from '../bench/compare.ts';
import type { Search } from '../bench/search.ts';
import { flagOf } from '../candidates/readEvidence.ts';
import type { Proof } from '../proof/prove.ts';
import type { Attempt } from '../trying/attempt.ts';
import { findParam } from '../trying/findParam.ts';
import { pagingOf } from '../trying/pagingOf.ts';
import { pursue } from './pursue.ts';
import type { Way, WayPlace } from './way.ts';

/** Numbered pages, from 1 or from 0. */
export const pages: Way = function* ({ pagination = {}, isNameGuessed }, place) {
  const guess = pagingOf({ pagination }).counted?.startParam;
  return yield* findPages(guess === undefined ? [] : [guess], isNameGuessed ? 2 : 1, place);
};

/** Finds the parameter of the page number, of these names first. */
export function* findPages(first: readonly string[], likely: number, place: WayPlace): Search<Proof | undefined> {
  const { bench, bare, evidence } = place;
  const names = namesInStyle('page', bench.sentNames, [...bracketed(place), ...first]);
  const start = numberOf(place);
  const found = yield* findParam(bench, bare, {
    names,
    likely,
    strict: 0,
    role: 'page',
    value: (start ?? 1) + 1,
    what: 'the page number',
  });
  if (found === undefined) return undefined;
  const { param } = found;
  const from = start ?? (yield* firstNumber(param, place));
  const attempt: Attempt = {
    pagination: { ...writePaging({ kind: 'pages', param, first: from === 1 ? undefined : from }), ...flagOf(evidence) },
    params: new Map([[param, undefined]]),
    what: `pages by "${param}"`,
  };
  return yield* pursue(place, attempt);
}

/** The number of the first page as the response or the job says it. */
function numberOf({ bare, bench }: WayPlace): number | undefined {
  const fields = bare.observed.paging.fields.filter(({ role, grade }) => role === 'page' && grade === 'sure');
  const [said] = fields.flatMap(({ of }) => integerOf(of.value) ?? []);
  if (said === 0 || said === 1) return said;
  const sent = bench
    .sentWith(bare.request)
    .flatMap(([name, value]) => (usualNames('page').includes(name) ? (integerOf(value) ?? []) : []));
  return sent[0] === 0 || sent[0] === 1 ? sent[0] : undefined;
}

/** The name of JSON:API, whose responses have the number in an object: `page[number]`. */
function bracketed({ bare }: WayPlace): string[] {
  const found = bare.observed.paging.fields.find(({ of }) => of.name === 'number' && of.holderName === 'page');
  return found === undefined ? [] : [bracketedPage];
}

/** The number of the first page: 1, or 0 if page 1 is another one and page 0 is not refused. */
function* firstNumber(param: string, { bench, bare }: WayPlace): Search<number> {
  const one = yield* bench.ask(bench.requestWith([[param, 1]]), `whether "${param}" counts from 1`);
  if (compare(bare, one) !== 'other') return 1;
  const zero = yield* bench.ask(bench.requestWith([[param, 0]]), `whether "${param}" counts from 0`);
  return compare(bare, zero) === 'same' ? 0 : 1;
}
