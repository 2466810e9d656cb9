import type { JsonValue } from '../json/value.ts';
import type { DataField } from '../records/selectRecords.ts';
import type { Bench } from './bench/bench.ts';
import type { Search } from './bench/search.ts';
import { evidenceOf } from './candidates/evidenceOf.ts';
import { findCandidates } from './candidates/findCandidates.ts';
import { judgeAlone, tryUsualNames } from './trying/singlePage.ts';
import { hasNext } from './ways/wayOf.ts';

/** The place of the only list that another page changes, if the likeliest one stays the same. */
export function* changingPlace(
  bench: Bench,
  places: readonly (DataField | undefined)[],
  response: JsonValue,
): Search<{ place: DataField | undefined } | undefined> {
  const bare = yield* bench.ask(bench.job.request, 'the first page');
  if (!bare.isPage || judgeAlone(bench, bare).status === 'complete') return undefined;
  if (findCandidates(evidenceOf(bench, bare)).some((candidate) => hasNext(candidate, bare))) return undefined;
  const { relation } = yield* tryUsualNames(bench, bare);
  if (relation !== 'same') return undefined;
  const place = places.find((each) => bench.changesAt(each, response));
  return place === undefined ? undefined : { place };
}
