import { findPath } from '../../json/findPath.ts';
import { integerOf } from '../../json/readValues.ts';
import { entriesOf, getField, objectFrom } from '../../json/value.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { paramRoleOf } from '../../recognition/paging/pagingWords.ts';
import { inStyles, partnersOf, usualNames } from '../../recognition/paging/usualNames.ts';
import { wordsOf } from '../../recognition/wordsOf.ts';
import type { Search } from '../bench/search.ts';
import type { Proof } from '../proof/prove.ts';
import { findParam } from '../trying/findParam.ts';
import { pursue } from './pursue.ts';
import type { Way, WayPlace } from './way.ts';

/** A value of each response that goes into a parameter of the next request. */
export const tokens: Way = function* ({ pagination = {} }, place) {
  const { bench, bare } = place;
  const path = String(getField(pagination, 'responseParam') ?? '');
  const guess = String(getField(pagination, 'queryParam') ?? '');
  const value = findPath(bare.response, path);
  if (value === undefined || value === null || value === '' || typeof value === 'boolean') return undefined;
  const elsewhere = yield* scroll(path, place);
  if (elsewhere !== undefined) return elsewhere;
  const names = namesFor(guess, path, integerOf(value) !== undefined, place);
  const what = `the parameter for the value of "${path}"`;
  const found = yield* findParam(bench, bare, { names, likely: 2, role: 'nextToken', value, what });
  if (found === undefined) return undefined;
  const { param } = found;
  const plain = writePaging({ kind: 'token', path, param });
  const rest = entriesOf(pagination).filter(([key]) => getField(plain, key) === undefined);
  const written = objectFrom([...entriesOf(plain), ...rest.filter(([key]) => key !== 'method')]);
  return yield* pursue(place, { pagination: written, params: new Map(), what: `the value of "${path}" in "${param}"` });
};

/** Names of the parameter: the guess, those that the response repeats, and the usual ones. */
function namesFor(
  guess: string,
  path: string,
  isNumber: boolean,
  { bare, bench: { sentNames }, evidence: { names } }: WayPlace,
): string[] {
  const key = path.split('.').at(-1) ?? '';
  const roles = isNumber ? ['page', 'position', 'nextToken'] : ['nextToken'];
  const echoed = bare.observed.paging.fields.flatMap(({ of }) => {
    const role = paramRoleOf(of.key)?.role;
    return role !== undefined && roles.includes(role) && of.key !== key ? [of.key] : [];
  });
  const numbered = isNumber ? [...usualNames('position'), ...usualNames('page')] : [];
  const rest = key.replace(/^(next|last)[^A-Za-z0-9]*(?=.)/i, '');
  const [styled = guess, ...others] = inStyles(rest, sentNames);
  const own = [styled, guess, key, ...others];
  const usual = alikeFirst(usualNames('nextToken'), rest);
  const described = names.nextToken === undefined ? [] : [names.nextToken.name];
  const all = [
    ...described,
    ...(sentNames.includes(guess) ? [guess] : []),
    ...echoed,
    ...partnersOf(key),
    ...own,
    ...usual,
    ...usualNames('rising'),
    ...numbered,
  ];
  return [...new Set(all)].filter((name) => name !== '' && name !== 'null');
}

/** Names that end with the same word as a field come first: `start_cursor` for `next_cursor`. */
function alikeFirst(names: readonly string[], key: string): string[] {
  const last = wordsOf(key).at(-1);
  const isAlike = (name: string) => wordsOf(name).at(-1) === last;
  return [...names.filter(isAlike), ...names.filter((name) => !isAlike(name))];
}

const scrolled = { endpoint: '_search/scroll', method: 'POST', params: { scroll: '1m' } };

/** The scroll of Elasticsearch, which continues at another endpoint. */
function* scroll(path: string, place: WayPlace): Search<Proof | undefined> {
  const isScroll = place.bare.observed.paging.fields.some(({ why, of }) => why === 'scroll' && of.path === path);
  if (!isScroll || place.bench.job.request.method !== 'POST') return undefined;
  const param = path.replace(/^_/, '');
  const pagination = writePaging({ kind: 'token', path, param, scroll: scrolled });
  return yield* pursue(place, { pagination, params: new Map(), what: `a scroll by "${path}"` });
}
