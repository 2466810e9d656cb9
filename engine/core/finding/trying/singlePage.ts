import { integerOf } from '../../json/readValues.ts';
import { isObject, type JsonValue, keysOf } from '../../json/value.ts';
import { paramRoleOf } from '../../recognition/paging/pagingWords.ts';
import { namesInStyle, positionsOfFamily } from '../../recognition/paging/usualNames.ts';
import { totalNameOf } from '../../recognition/totalWords.ts';
import { Judge } from '../../verdict/judging/judge.ts';
import type { RunVerdict } from '../../verdict/verdict.ts';
import type { Bench } from '../bench/bench.ts';
import { seenPage } from '../bench/readReply.ts';
import type { PageReply } from '../bench/reply.ts';
import type { Search } from '../bench/search.ts';
import { findByOverlap, ignoresAll, type OverlapFound } from './findByOverlap.ts';

/** The verdict on a job that reads only this page. */
export function judgeAlone(bench: Bench, { request, answer, records }: PageReply): RunVerdict {
  const judge = new Judge();
  judge.see(seenPage(request, answer, bench.at, 1));
  const stop = { stop: 'single-page' as const, message: '' };
  const end = { stop, pages: 1, records: records.length, scroller: undefined, pageSize: undefined };
  return judge.conclude({ ...end, jobPointer: '', dataField: bench.at.dataField });
}

/**
 * Asks for page 2 by all usual names of page numbers, and for places within the first page by those of an offset. The
 * name that is found is that of the offset. Costs one request.
 */
export function* tryUsualNames(bench: Bench, bare: PageReply): Search<OverlapFound> {
  const { sentNames } = bench;
  const isFree = (name: string) => !sentNames.includes(name);
  return yield* findByOverlap(bench, bare, {
    names: namesInStyle('position', sentNames, positionsShownBy(bare)).filter(isFree),
    valueAt: (index) => index,
    beyond: bare.records.length,
    besides: namesInStyle('page', sentNames)
      .filter(isFree)
      .map((name) => [name, 2] as const),
    why: usualCounting,
  });
}

const maxEchoes = 3;

/** Names of an offset that a page suggests: fields beside the records that are 0 or 1, and those of its kind of list. */
export function positionsShownBy({ observed, response }: PageReply): string[] {
  const { envelope, recordsPath = '' } = observed;
  const echoes = envelope.filter(({ value, key }) => isFirst(value) && !isTotalOrPage(key));
  const family = positionsOfFamily(recordsPath, isObject(response) ? keysOf(response) : []);
  // Some APIs change the case of a name in their responses.
  const echoed = echoes.slice(0, maxEchoes).flatMap(({ key }) => [...new Set([key, key.toLowerCase()])]);
  return [...family, ...echoed];
}

/** Whether a value may be the first position: 0 or 1, also as a text. */
function isFirst(value: JsonValue): boolean {
  const number = integerOf(value);
  return number === 0 || number === 1;
}

function isTotalOrPage(key: string): boolean {
  const role = paramRoleOf(key)?.role;
  return role === 'page' || role === 'size' ? key.toLowerCase() !== 'first' : totalNameOf(key) !== undefined;
}

const usualCounting = 'usual names of page numbers and offsets';

/** Whether the API is known to ignore page numbers and offsets. */
export function ignoresCounting({ tried }: Bench): boolean {
  return tried.some(({ what, why }) => what === usualCounting && why === ignoresAll);
}
