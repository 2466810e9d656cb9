import { integerOf } from '../../json/readValues.ts';
import { usualNames } from '../../recognition/paging/usualNames.ts';
import { numberText } from '../../text/countText.ts';
import { type Bench, changed } from '../bench/bench.ts';
import { beginsLike } from '../bench/compare.ts';
import { largestAllowed } from '../bench/readDemands.ts';
import type { PageReply, Reply } from '../bench/reply.ts';
import type { Search } from '../bench/search.ts';
import { type Attempt, openAttempt } from './attempt.ts';
import { sizeNames } from './sizeNames.ts';
import { type SizedAttempt, withSize } from './withSize.ts';

/** The size that is asked for to see what the API gives. */
const large = 1000;
/** Usual page sizes, the largest first. */
const usual = [1000, 500, 250, 200, 100, 50, 40, 30, 25, 20, 10];
/** The number of names that are tried alone without any sign of them. */
const maxGuesses = 2;
/** The requests that the rest of a search needs. */
const kept = 4;

/**
 * Asks for large pages, and returns the attempt with the largest size that the API has been seen to honour; undefined
 * if no parameter changes the size. `bare`: the first page without it.
 */
export function* growPages(bench: Bench, attempt: Attempt, bare: PageReply): Search<SizedAttempt | undefined> {
  const { signs, guesses } = sizeNames(bench, attempt, bare);
  for (const param of signs) {
    if (bench.left < kept) return undefined;
    const found = yield* tryLarge(bench, attempt, param, bare);
    if (found !== undefined) return found;
  }
  if (bench.left < kept) return undefined;
  const param = bench.isStrict ? undefined : yield* findSizeParam(bench, attempt, bare, usualNames('size', guesses));
  if (param !== undefined) return yield* tryLarge(bench, attempt, param, bare);
  if (!bench.isStrict) return undefined;
  for (const guess of guesses.slice(0, maxGuesses)) {
    if (bench.left < kept) return undefined;
    const found = yield* tryLarge(bench, attempt, guess, bare);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds the parameter among many with one request: each asks for another size below that of the first page. */
function* findSizeParam(
  bench: Bench,
  attempt: Attempt,
  bare: PageReply,
  names: readonly string[],
): Search<string | undefined> {
  const { length } = bare.records;
  const asked = names.slice(0, length - 1).map((name, index) => [name, length - 1 - index] as const);
  if (asked.length < 2) return undefined;
  const { request } = openAttempt(attempt, bench).first;
  const params = changed(request.params, asked);
  const reply = yield* bench.ask({ ...request, params }, 'which of the usual names is the page size');
  if (!reply.isPage) bench.noteRefusal(reply, names);
  if (!reply.isPage || !beginsLike(bare, reply)) return undefined;
  if (reply.records.length === length) bench.ignores(asked.map(([name]) => name));
  return asked.find(([, size]) => size === reply.records.length)?.[0];
}

function* tryLarge(bench: Bench, attempt: Attempt, param: string, bare: PageReply): Search<SizedAttempt | undefined> {
  const asked = withSize(attempt, param, large);
  const reply = yield* bench.ask(openAttempt(asked, bench).first.request, `how large a page "${param}" gives`);
  if (!reply.isPage) {
    if (reply.because !== 'refused') return undefined;
    return yield* tryAllowed(bench, attempt, param, bare, reply);
  }
  if (!beginsLike(bare, reply) || reply.records.length <= bare.records.length) {
    if (reply.records.length === bare.records.length && beginsLike(bare, reply))
      return sameSize(bench, attempt, param, bare, reply);
    return undefined;
  }
  const value = honoured(reply);
  const sized = withSize(attempt, param, value);
  bench.saw(
    `Asked for ${numberText(large)} records with "${param}", ${numberText(reply.records.length)} came, so the page size is ${numberText(value)}.`,
    reply,
  );
  if (value >= reply.records.length) bench.alsoAnswers(openAttempt(sized, bench).first.request, reply);
  return sized;
}

/** A parameter that does not enlarge the page: it is the largest already, if the API repeats that size. */
function sameSize(
  bench: Bench,
  attempt: Attempt,
  param: string,
  bare: PageReply,
  reply: PageReply,
): SizedAttempt | undefined {
  const value = bare.records.length;
  const isSent = bench.sentWith(bare.request).some(([name]) => name === param);
  if (echoedSize(reply) !== value && !isSent) return undefined;
  const sized = withSize(attempt, param, value);
  bench.saw(
    `Asked for ${numberText(large)} records with "${param}", ${numberText(value)} came again: the page is as large as the API makes it.`,
    reply,
  );
  bench.alsoAnswers(openAttempt(sized, bench).first.request, reply);
  return sized;
}

/** Tries the largest size that a refusal names, or else a usual one. */
function* tryAllowed(
  bench: Bench,
  attempt: Attempt,
  param: string,
  bare: PageReply,
  refusal: Extract<Reply, { isPage: false }>,
): Search<SizedAttempt | undefined> {
  const allowed = largestAllowed(refusal, large);
  const value = allowed ?? 100;
  if (value <= bare.records.length && allowed === undefined) return undefined;
  const sized = withSize(attempt, param, value);
  const reply = yield* bench.ask(openAttempt(sized, bench).first.request, `whether "${param}" gives ${value}`);
  if (!reply.isPage || !beginsLike(bare, reply)) return undefined;
  if (reply.records.length === value) {
    bench.saw(
      `The API refuses ${numberText(large)} records with "${param}", and gives ${numberText(value)}: that is the page size.`,
      refusal,
      reply,
    );
    return sized;
  }
  // All records may be fewer than that.
  const smaller = honoured(reply);
  return smaller > bare.records.length || smaller === reply.records.length
    ? withSize(attempt, param, smaller)
    : undefined;
}

/** The size that a page shows to be honoured: what came, if it may be a limit, else a usual size below that. */
function honoured(reply: PageReply): number {
  const { length } = reply.records;
  const echo = echoedSize(reply);
  if (echo !== undefined && echo >= length && echo < large) return echo;
  return usual.includes(length) ? length : (usual.find((size) => size < length) ?? length);
}

/** The page size that a response repeats. */
function echoedSize({ observed, records }: PageReply): number | undefined {
  const sizes = observed.paging.fields.flatMap(({ role, grade, of }) =>
    role === 'size' && grade === 'sure' ? [integerOf(of.value) ?? 0] : [],
  );
  return sizes.find((size) => size >= records.length && size > 0);
}
