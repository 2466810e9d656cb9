import { isObject } from '../json/value.ts';
import { countText } from '../text/countText.ts';
import { Bench } from './bench/bench.ts';
import { placesOfRecords } from './bench/placesOfRecords.ts';
import { type NoPage, needsLogin } from './bench/reply.ts';
import type { Search, SearchedJob } from './bench/search.ts';
import type { Candidate } from './candidates/candidate.ts';
import { evidenceOf } from './candidates/evidenceOf.ts';
import { findCandidates } from './candidates/findCandidates.ts';
import { conclude, given, unknown, writtenPaging } from './conclude.ts';
import type { Finding } from './finding.ts';
import { firstPage } from './firstPage.ts';
import { silentPage, wholePage } from './notNeeded.ts';
import { asynchronousJob, notExpressible, pageInPath, rangeHeader, resultCap, unreadableRecords } from './obstacles.ts';
import { type Proof, prove } from './proof/prove.ts';
import { changingPlace } from './recordsPlace.ts';
import { ignoresCounting, judgeAlone } from './trying/singlePage.ts';
import { tryAll, tryCandidates, tryEarlier } from './ways/tryAll.ts';
import type { WayPlace } from './ways/way.ts';
import { hasNext } from './ways/wayOf.ts';

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
  bench.mayMoveTo(others, first.response);
  const found = yield* findInPlace(bench, later);
  if (found.result === 'found') return found;
  for (const other of others) {
    if (!bench.changesAt(other, first.response)) continue;
    bench.takeFrom(other, first.response);
    bench.mayMoveTo([], first.response);
    return yield* findInPlace(bench, later);
  }
  return found;
}

/** Searches with the records at the place of the bench. `later`: why the API may give the records only later. */
function* findInPlace(bench: Bench, later: string | undefined): Search<Finding> {
  const bare = yield* bench.ask(bench.job.request, 'the first page');
  if (!bare.isPage) return unknown(bench, refusalText(bare));
  const { records, response, observed } = bare;
  const isOdd = observed.holds === 'hidden' || records.length < 2 || !records.some(isObject);
  const obstacle = isOdd ? (later ?? unreadableRecords(response)) : undefined;
  if (obstacle !== undefined) return given(bench, 'not-expressible', obstacle);
  if (records.length === 0) return unknown(bench, 'The first page has no records, so nothing can be proved.');
  bench.echoes(bare);
  const evidence = evidenceOf(bench, bare);
  const candidates = findCandidates(evidence);
  const placed = { bench, bare, evidence };
  const known = (yield* tryWritten(placed)) ?? (yield* tryEarlier(placed));
  if (known !== undefined) return conclude(bench, known, bare);
  const alone = judgeAlone(bench, bare);
  if (alone.status === 'complete') {
    const next = candidates.filter((candidate) => hasNext(candidate, bare));
    const proof = yield* tryCandidates(next, placed);
    if (proof !== undefined) return conclude(bench, proof, bare);
    const whole = yield* wholePage(bench, bare, alone);
    if (whole !== undefined) return whole;
  }
  const proof = yield* tryAll(candidates, placed);
  if (proof !== undefined) return conclude(bench, proof, bare);
  const silent = alone.status === 'incomplete' ? undefined : yield* silentPage(bench, bare);
  return explain(candidates, placed, silent);
}

/** Tries the paging that the configuration has. */
function* tryWritten({ bench, bare }: WayPlace): Search<Proof | undefined> {
  const { pagination } = bench.job;
  return pagination && (yield* prove(bench, { pagination, params: new Map(), what: writtenPaging }, bare));
}

/** The conclusion if nothing was proven. `silent`: the finding if nothing speaks of more than the first page. */
function explain(candidates: readonly Candidate[], { bench, bare }: WayPlace, silent: Finding | undefined): Finding {
  const { left, requests, tried } = bench;
  // With no request left, what was not tried may work.
  const isRefused = bench.isStrict && bench.job.request.method === 'POST';
  const isSearched = left > 0 || isRefused || ignoresCounting(bench);
  const named = isSearched ? (notExpressible(candidates) ?? pageInPath(bench, bare)) : undefined;
  const obstacle = named ?? rangeHeader(bare) ?? resultCap(bench, bare);
  if (obstacle !== undefined) return given(bench, 'not-expressible', obstacle);
  if (silent !== undefined) return silent;
  if (left === 0)
    return unknown(bench, `No paging was proven with ${countText(requests, 'request')}: allow more to go on.`);
  const last = tried.at(-1);
  const said = last === undefined ? '' : ` The last that was tried: ${last.what}: ${last.why}`;
  return unknown(bench, `No paging could be proven.${said}`);
}

/** Why there is no first page. */
function refusalText(reply: NoPage): string {
  const { because, message } = reply;
  if (needsLogin(reply)) return `The API refuses the first page, which needs a login or other credentials: ${message}.`;
  if (because === 'not-json') return `The first page is not JSON (${message}). Check the address and the endpoint.`;
  if (because === 'spent') return message;
  return because === 'refused' ? `The API refuses the first page: ${message}.` : `No first page: ${message}`;
}
