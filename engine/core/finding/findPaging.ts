import { findPath } from '../json/findPath.ts';
import { isEmptyInResponse } from '../json/isEmpty.ts';
import { integerOf } from '../json/readValues.ts';
import type { JsonValue } from '../json/value.ts';
import { withRole } from '../recognition/paging/recognise.ts';
import type { DataField } from '../records/selectRecords.ts';
import { nextLink } from '../request/nextLink.ts';
import { countText } from '../text/countText.ts';
import { Bench } from './bench.ts';
import type { Candidate } from './candidates/candidate.ts';
import { byConfidence, findCandidates } from './candidates/findCandidates.ts';
import { vagueAddresses } from './candidates/vagueAddresses.ts';
import { objectTokens, vagueTokens } from './candidates/vagueTokens.ts';
import { compare } from './compare.ts';
import { conclude, given, unknown } from './conclude.ts';
import { evidenceOf } from './evidenceOf.ts';
import type { Finding } from './finding.ts';
import { firstPage } from './firstPage.ts';
import { asynchronousJob, notExpressible, rangeHeader, resultCap, unreadableRecords } from './obstacles.ts';
import { pagingOf } from './pageSize.ts';
import { placesOfRecords } from './pages/placesOfRecords.ts';
import type { PageReply } from './pages/reply.ts';
import { type Proof, prove } from './proof/prove.ts';
import type { Search, SearchedJob } from './search.ts';
import { ignoresCounting, judgeAlone, mayBeLimit, tryUsualNames } from './singlePage.ts';
import { addresses, readAddress } from './ways/addresses.ts';
import { findFirstCursor } from './ways/firstCursor.ts';
import { findIds, ids } from './ways/ids.ts';
import { lastRecord } from './ways/lastRecord.ts';
import { findPages, pages } from './ways/pages.ts';
import { findPositions, positions } from './ways/positions.ts';
import { pursue } from './ways/pursue.ts';
import { tokens } from './ways/tokens.ts';
import type { Way, WayPlace } from './ways/way.ts';

/** The number of candidates that are tried. */
const maxCandidates = 8;

/**
 * Searches the paging of one job: makes candidates from what its first page shows, tries each with as few requests as it
 * needs, and proves the one that works. Yields the requests to send, and returns what was found. `max`: the number of
 * requests in all, `sent`: those that were sent before.
 */
export function* findPaging(job: SearchedJob, max: number, sent = 0): Search<Finding> {
  const bench = new Bench(job, max, sent);
  const first = yield* firstPage(bench);
  const later = asynchronousJob(first);
  if (!first.isPage)
    return later === undefined ? unknown(bench, refusalText(first)) : given(bench, 'not-expressible', later);
  const [place, ...others] = placesOfRecords(first.response, bench.job);
  bench.takeFrom(place, first.response);
  // Of several lists, the records are the one that changes from page to page.
  if (others.length > 0) {
    const changing = yield* changingPlace(bench, [place, ...others], first.response);
    if (changing !== undefined) bench.takeFrom(changing.place, first.response);
  }
  const found = yield* findInPlace(bench, later);
  if (found.result === 'found') return found;
  for (const other of others) {
    if (!bench.changesAt(other, first.response)) continue;
    bench.takeFrom(other, first.response);
    return yield* findInPlace(bench, later);
  }
  return found;
}

/** The place of the only list that another page changes, if the likeliest one stays the same. */
function* changingPlace(
  bench: Bench,
  places: readonly (DataField | undefined)[],
  response: JsonValue,
): Search<{ place: DataField | undefined } | undefined> {
  const bare = yield* bench.ask(bench.job.request, 'the first page');
  if (!bare.isPage || judgeAlone(bench, bare).status === 'complete') return undefined;
  if (findCandidates(evidenceOf(bench, bare)).some((candidate) => leadsOn(candidate, bare))) return undefined;
  const { relation } = yield* tryUsualNames(bench, bare);
  if (relation !== 'same') return undefined;
  const place = places.find((each) => bench.changesAt(each, response));
  return place === undefined ? undefined : { place };
}

function* findInPlace(bench: Bench, later: string | undefined): Search<Finding> {
  const bare = yield* bench.ask(bench.job.request, 'the first page');
  if (!bare.isPage) return unknown(bench, refusalText(bare));
  const { records, response, observed } = bare;
  if (observed.holds === 'hidden' || records.length < 2) {
    const reason = later ?? unreadableRecords(response);
    if (reason !== undefined) return given(bench, 'not-expressible', reason);
  }
  if (records.length === 0) return unknown(bench, 'The first page has no records, so nothing can be proved.');
  bench.echoes(bare);
  const evidence = evidenceOf(bench, bare);
  const candidates = findCandidates(evidence);
  const placed = { bench, bare, evidence };
  if (bench.job.pagination !== undefined) {
    const attempt = { pagination: bench.job.pagination, params: new Map(), what: 'the paging that is written' };
    const proof = yield* prove(bench, attempt, bare);
    if (proof !== undefined) return conclude(bench, proof, bare);
  }
  const earlier = yield* tryEarlier(placed);
  if (earlier !== undefined) return conclude(bench, earlier, bare);
  const alone = judgeAlone(bench, bare);
  if (alone.status === 'complete') {
    const proof = yield* tryCandidates(
      candidates.filter((candidate) => leadsOn(candidate, bare)),
      placed,
    );
    if (proof !== undefined) return conclude(bench, proof, bare);
    const mayHideMore = () =>
      bench.isStrict && mayBeLimit(bare) && alone.evidence.every(({ code }) => code === 'total-matches');
    if (!(yield* bringsOthers(bench, bare)) && !mayHideMore()) {
      for (const { message } of alone.evidence) bench.saw(message, bare);
      const because = alone.evidence[0]?.message ?? '';
      return given(
        bench,
        'not-needed',
        `One request brings all ${countText(records.length, 'record')}. ${because}`.trim(),
      );
    }
  }
  const proof = yield* tryAll(candidates, placed);
  if (proof !== undefined) return conclude(bench, proof, bare);
  return explain(candidates, placed, alone.status !== 'incomplete');
}

/** Whether a page number or an offset behind the first page brings other records. */
function* bringsOthers(bench: Bench, bare: PageReply): Search<boolean> {
  const { relation, param } = yield* tryUsualNames(bench, bare);
  if (param === undefined) return relation === 'other' || relation === 'mixed' || relation === 'overlaps-by-one';
  const reply = yield* bench.ask(
    bench.requestWith([[param, bare.records.length]]),
    `what "${param}" brings at the end`,
  );
  return compare(bare, reply) === 'other';
}

/** Whether a page has a value for the next one, so that it contradicts a claim that nothing follows. */
function leadsOn(candidate: Candidate, { response }: PageReply): boolean {
  const way = wayOf(candidate);
  if (way !== tokens && way !== addresses) return false;
  return candidate.paths.some(({ path }) => {
    const value = findPath(response, path);
    return value !== undefined && !isEmptyInResponse(value) && value !== true;
  });
}

/** Tries the paging of other jobs: one API mostly pages all its lists in one way. */
function* tryEarlier(place: WayPlace): Search<Proof | undefined> {
  for (const pagination of place.bench.job.earlier ?? []) {
    const proof = yield* pursue(place, { pagination, params: new Map(), what: 'the paging of another job' });
    if (proof !== undefined) return proof;
  }
  return undefined;
}

/** The way for a candidate, by what its method reads. */
function wayOf(candidate: Candidate): Way | undefined {
  const { pagination } = candidate;
  if (pagination === undefined) return undefined;
  const { counted, next } = pagingOf({ pagination, params: new Map(), what: '' });
  if (counted !== undefined) return counted.unit === 'pages' ? pages : positions;
  if (next?.holds === 'address') return addresses;
  if (next?.holds === 'id') return ids;
  return /\.\d+\./.test(`.${next?.path ?? ''}.`) ? lastRecord : tokens;
}

/** Tries what the page shows, then what APIs usually have, then what is only conceivable. */
function* tryAll(candidates: readonly Candidate[], place: WayPlace): Search<Proof | undefined> {
  const ordered = byConfidence(candidates).slice(0, maxCandidates);
  const first = ordered.filter((candidate) => !isGuess(candidate));
  return (
    (yield* tryCandidates([...first, ...objectTokens(place.evidence)], place)) ??
    (yield* tryHeader(place)) ??
    (yield* tryCandidates(vagueAddresses(place.evidence), place)) ??
    (yield* tryCounting(first, place)) ??
    (yield* tryIds(place)) ??
    (yield* tryCandidates(vagueTokens(place.evidence), place)) ??
    (yield* tryCandidates(ordered.filter(isGuess), place)) ??
    (yield* findFirstCursor(place))
  );
}

/** Whether a candidate has no sign but records that could be continued. */
function isGuess(candidate: Candidate): boolean {
  const way = wayOf(candidate);
  return way === lastRecord || way === ids;
}

/** Tries what the address in a header says about the parameters of the API. */
function* tryHeader(place: WayPlace): Search<Proof | undefined> {
  const address = nextLink(place.bare.answer.headers.get('link'));
  return address === undefined ? undefined : yield* readAddress(address, place);
}

function* tryCandidates(candidates: readonly Candidate[], place: WayPlace): Search<Proof | undefined> {
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

/** Whether the API counts just these records. */
function countsAll({ observed, records }: PageReply): boolean {
  return withRole(observed.paging.fields, 'total').some(({ of }) => integerOf(of.value) === records.length);
}

/** Whether nothing around the records speaks of more than these. */
function hasNoSigns({ observed, records }: PageReply): boolean {
  const { fields } = observed.paging;
  const signs = withRole(fields, 'nextAddress', 'nextToken', 'more', 'pageCount', 'total');
  return signs.every(({ role, of }) => role === 'total' && integerOf(of.value) === records.length);
}

/** The conclusion if nothing was proven. */
function explain(candidates: readonly Candidate[], { bench, bare }: WayPlace, isSilent: boolean): Finding {
  const reason = notExpressible(candidates) ?? rangeHeader(bare) ?? resultCap(bench, bare);
  if (reason !== undefined) return given(bench, 'not-expressible', reason);
  // An API that refuses names may know others.
  const isIgnored = bench.isStrict ? countsAll(bare) : ignoresCounting(bench);
  if (isSilent && isIgnored && hasNoSigns(bare) && !mayBeLimit(bare)) {
    const text = `Nothing points to more than these ${countText(bare.records.length, 'record')}, and the API ${bench.isStrict ? 'refuses' : 'ignores'} page numbers and offsets: one request brings all.`;
    bench.saw(text, bare);
    return given(bench, 'not-needed', text);
  }
  if (bench.left === 0)
    return unknown(bench, `No paging was proven with ${countText(bench.requests, 'request')}: allow more to go on.`);
  const last = bench.tried.at(-1);
  return unknown(
    bench,
    `No paging could be proven.${last === undefined ? '' : ` The last that was tried: ${last.what}: ${last.why}`}`,
  );
}

function refusalText({
  because,
  message,
  status,
}: Exclude<PageReply | { isPage: false; because: string; message: string; status: number }, PageReply>): string {
  if (status === 401 || status === 403)
    return `The API refuses the first page, which needs a login or other credentials: ${message}.`;
  if (because === 'not-json') return `The first page is not JSON (${message}). Check the address and the endpoint.`;
  if (because === 'spent') return message;
  return because === 'refused' ? `The API refuses the first page: ${message}.` : `No first page: ${message}`;
}
