import { integerOf } from '../json/readValues.ts';
import { meaningsOfParam } from '../recognition/paging/pagingWords.ts';
import { withRole } from '../recognition/paging/recognise.ts';
import { usualNames } from '../recognition/paging/usualNames.ts';
import { countText } from '../text/countText.ts';
import { roundSizes } from '../verdict/roundSizes.ts';
import type { RunVerdict } from '../verdict/verdict.ts';
import type { Bench } from './bench/bench.ts';
import { beginsLike, compare } from './bench/compare.ts';
import type { PageReply } from './bench/reply.ts';
import type { Search } from './bench/search.ts';
import { given } from './conclude.ts';
import type { Finding } from './finding.ts';
import { ignoresCounting, tryUsualNames } from './trying/singlePage.ts';

/** The finding if the API says that the first page is all, and no usual name brings more. */
export function* wholePage(bench: Bench, bare: PageReply, alone: RunVerdict): Search<Finding | undefined> {
  // A total alone may be that of the page.
  if (alone.evidence.every(({ code }) => code === 'total-matches') && !isBelowSize(bare)) return undefined;
  if (yield* bringsOthers(bench, bare)) return undefined;
  for (const { message } of alone.evidence) bench.saw(message, bare);
  const because = alone.evidence[0]?.message ?? '';
  const all = `One request brings all ${countText(bare.records.length, 'record')}.`;
  return given(bench, 'not-needed', `${all} ${because}`.trim());
}

/** Whether a page number or an offset after the first page brings other records. */
function* bringsOthers(bench: Bench, bare: PageReply): Search<boolean> {
  const { relation, param } = yield* tryUsualNames(bench, bare);
  if (param === undefined) return relation === 'other' || relation === 'mixed' || relation === 'overlaps-by-one';
  const reply = yield* bench.ask(
    bench.requestWith([[param, bare.records.length]]),
    `what "${param}" brings at the end`,
  );
  return compare(bare, reply) === 'other';
}

/** The finding if nothing speaks of more than the first page, and the API does not react to page numbers and offsets. */
export function* silentPage(bench: Bench, bare: PageReply): Search<Finding | undefined> {
  // An API that refuses names may know others.
  if (bench.isStrict || !ignoresCounting(bench) || !hasNoSigns(bare)) return undefined;
  if (!countsAll(bare) && (mayBeLimit(bare) || continuesByParam(bench))) return undefined;
  if (!(yield* ignoresSizes(bench, bare))) return undefined;
  const records = countText(bare.records.length, 'record');
  const all = countsAll(bare)
    ? `One request brings all ${records} that the API counts`
    : `One request brings all: nothing points to more than these ${records}`;
  const text = `${all}, and it ignores page numbers, offsets and page sizes.`;
  bench.saw(text, bare);
  return given(bench, 'not-needed', text);
}

/** Whether the API ignores all usual names of a page size. */
function* ignoresSizes(bench: Bench, bare: PageReply): Search<boolean> {
  const { length } = bare.records;
  const asked = usualNames('size').map((name, index) => [name, Math.max(1, length - 1 - index)] as const);
  const reply = yield* bench.ask(bench.requestWith(asked), 'whether the API knows page sizes');
  return reply.isPage && reply.records.length === length && beginsLike(bare, reply);
}

/** Whether this number of records may be a limit, rather than all that there are. */
function mayBeLimit({ records: { length } }: PageReply): boolean {
  return roundSizes.has(length) || length % 10 === 0;
}

/** Whether the job sends a parameter that may continue a list, such as a last id. */
function continuesByParam({ sentNames }: Bench): boolean {
  return sentNames.some((name) => meaningsOfParam(name).some(({ role }) => role !== 'size'));
}

/** Whether a page has fewer records than the page size that it tells. */
function isBelowSize({ observed, records }: PageReply): boolean {
  return withRole(observed.paging.fields, 'size').some(
    ({ grade, of }) => grade === 'sure' && (integerOf(of.value) ?? 0) > records.length,
  );
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
