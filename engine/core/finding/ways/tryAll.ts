import { findPath } from '../../json/findPath.ts';
import { nextLink } from '../../request/nextLink.ts';
import type { Search } from '../bench/search.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { byConfidence } from '../candidates/findCandidates.ts';
import { vagueAddresses } from '../candidates/vagueAddresses.ts';
import { objectTokens, vagueTokens } from '../candidates/vagueTokens.ts';
import type { Proof } from '../proof/prove.ts';
import { tryUsualNames } from '../trying/singlePage.ts';
import { readAddress } from './addresses.ts';
import { findFirstCursor } from './firstCursor.ts';
import { findIds } from './ids.ts';
import { findPages, pages } from './pages.ts';
import { findPositions, positions } from './positions.ts';
import { pursue } from './pursue.ts';
import { tokens } from './tokens.ts';
import type { WayPlace } from './way.ts';
import { isGuess, wayOf } from './wayOf.ts';

/** The number of candidates that are tried. */
const maxCandidates = 8;
/** The requests that are kept to see whether one page is all. */
const kept = 1;

/** Tries what the page shows, then what APIs usually have, then what is only conceivable. */
export function* tryAll(candidates: readonly Candidate[], place: WayPlace): Search<Proof | undefined> {
  const ordered = byConfidence(candidates).slice(0, maxCandidates);
  const first = textsFirst(
    ordered.filter((candidate) => !isGuess(candidate)),
    place,
  );
  const shown = yield* tryCandidates([...first, ...objectTokens(place.evidence)], place);
  // The records may be another list, of which all of this is true.
  if (shown !== undefined || place.bench.hasMoved) return shown;
  return (
    (yield* tryHeader(place)) ??
    (yield* tryDescribed(place)) ??
    (yield* tryCandidates(vagueAddresses(place.evidence, place.bare.observed), place)) ??
    (yield* tryCounting(first, place)) ??
    (yield* tryIds(place)) ??
    (yield* tryCandidates(vagueTokens(place.evidence), place)) ??
    (yield* tryCandidates(ordered.filter(isGuess), place)) ??
    (place.bench.left > kept ? yield* findFirstCursor(place) : undefined)
  );
}

/** Candidates in order, but tokens that are numbers after those that are texts: a number may be that of the page. */
function textsFirst(candidates: readonly Candidate[], { bare }: WayPlace): Candidate[] {
  const isNumber = (candidate: Candidate) =>
    wayOf(candidate) === tokens &&
    candidate.paths.some(({ path }) => typeof findPath(bare.response, path) === 'number');
  const hasText = candidates.some((one) => wayOf(one) === tokens && !isNumber(one));
  if (!hasText) return [...candidates];
  return [...candidates.filter((one) => !isNumber(one)), ...candidates.filter(isNumber)];
}

/** Tries the paging of other jobs: one API mostly pages all its lists in one way. */
export function* tryEarlier(place: WayPlace): Search<Proof | undefined> {
  for (const pagination of place.bench.job.earlier ?? []) {
    const proof = yield* pursue(place, { pagination, params: new Map(), what: 'the paging of another job' });
    if (proof !== undefined) return proof;
  }
  return undefined;
}

/** Tries candidates in order, each by its way. */
export function* tryCandidates(candidates: readonly Candidate[], place: WayPlace): Search<Proof | undefined> {
  const { bench } = place;
  for (const candidate of candidates) {
    const way = wayOf(candidate);
    if (way === undefined || bench.left === 0) continue;
    const mark = bench.evidence.length;
    const proof = yield* way(candidate, place);
    if (proof !== undefined) return proof;
    // What was seen on the way belongs to it.
    bench.evidence.splice(mark);
  }
  return undefined;
}

/** Tries what the address in a header says about the parameters of the API. */
function* tryHeader(place: WayPlace): Search<Proof | undefined> {
  const address = nextLink(place.bare.answer.headers.get('link'));
  return address === undefined ? undefined : yield* readAddress(address, place);
}

/** Tries the page number, or the offset, that a description names. */
function* tryDescribed(place: WayPlace): Search<Proof | undefined> {
  const { page, position } = place.evidence.names;
  const numbered = page && (yield* findPages([page.name], 1, place));
  return numbered ?? (position && (yield* findPositions([position.name], 1, place)));
}

/** Tries page numbers and offsets, if the API reacts to any of their usual names. */
function* tryCounting(tried: readonly Candidate[], place: WayPlace): Search<Proof | undefined> {
  const { bench, bare } = place;
  const [hasPages, hasPositions] = [pages, positions].map((way) => tried.some((one) => wayOf(one) === way));
  if (hasPages && hasPositions) return undefined;
  const { relation, param } = bench.isStrict
    ? { relation: 'refused' as const, param: undefined }
    : yield* tryUsualNames(bench, bare);
  if (relation === 'same' || relation === 'none') return undefined;
  if (param !== undefined) return yield* findPositions([param], 1, place, true);
  const counted = hasPages ? undefined : yield* findPages([], 1, place);
  return counted ?? (hasPositions ? undefined : yield* findPositions([], 1, place));
}

/** Tries to continue after the last id, by the name that a description gives or by usual ones. */
function* tryIds(place: WayPlace): Search<Proof | undefined> {
  const { lastId } = place.evidence.names;
  return yield* findIds(lastId === undefined ? [] : [lastId.name], place);
}
