import { getField } from '../../json/value.ts';
import { withRole } from '../../recognition/paging/recognise.ts';
import { firstCursors } from '../../recognition/paging/usualNames.ts';
import { compare } from '../bench/compare.ts';
import type { Search } from '../bench/search.ts';
import { evidenceOf } from '../candidates/evidenceOf.ts';
import { findCandidates } from '../candidates/findCandidates.ts';
import type { Proof } from '../proof/prove.ts';
import { pursue } from './pursue.ts';
import type { WayPlace } from './way.ts';

const first = '*';

/** A cursor that the API only gives if the first request asks for it with an asterisk. */
export function* findFirstCursor(place: WayPlace): Search<Proof | undefined> {
  const { bench, bare } = place;
  for (const param of firstCursors) {
    const reply = yield* bench.ask(bench.requestWith([[param, first]]), `whether "${param}" may start with "${first}"`);
    if (!reply.isPage || !['same', 'mixed', 'other'].includes(compare(bare, reply))) continue;
    const known = new Set(withRole(bare.observed.paging.fields, 'nextToken').map(({ of }) => of.path));
    const news = withRole(reply.observed.paging.fields, 'nextToken').filter(
      ({ of }) => !known.has(of.path) && of.value !== null,
    );
    if (news.length === 0) continue;
    const evidence = evidenceOf(bench, reply);
    const [candidate] = findCandidates(evidence).filter(({ pagination }) =>
      news.some(({ of }) => pagination && getField(pagination, 'responseParam') === of.path),
    );
    if (candidate?.pagination === undefined) continue;
    const pagination = { ...candidate.pagination, queryParam: param, includeParams: true };
    const attempt = {
      pagination,
      params: new Map([[param, first]]),
      what: `a cursor in "${param}" that starts with "${first}"`,
    };
    const proof = yield* pursue({ bench, bare: reply, evidence }, attempt);
    if (proof !== undefined) return proof;
  }
  return undefined;
}
