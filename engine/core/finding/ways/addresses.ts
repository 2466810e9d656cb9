import { findPath } from '../../json/findPath.ts';
import { keysOf, withField } from '../../json/value.ts';
import { paramRoleOf } from '../../recognition/paging/pagingWords.ts';
import { parseQuery } from '../../request/parseQuery.ts';
import { queryOf } from '../../request/strictQuery.ts';
import type { Bench } from '../bench/bench.ts';
import type { Search } from '../bench/search.ts';
import type { Proof } from '../proof/prove.ts';
import type { Attempt } from '../trying/attempt.ts';
import { pagingOf } from '../trying/pagingOf.ts';
import { fromAddress } from './fromAddress.ts';
import { pursue } from './pursue.ts';
import type { Way, WayPlace } from './way.ts';

/** The address of the next page in a response, or else what the address says about the parameters of the API. */
export const addresses: Way = function* ({ pagination = {} }, place) {
  const { bench, bare } = place;
  const { next } = pagingOf({ pagination });
  const { path, delimiter } = next ?? { path: '', delimiter: '.' };
  const address = findPath(bare.response, path, delimiter);
  if (typeof address !== 'string' || address === '') return undefined;
  const what = `the address at "${path}"`;
  for (const attempt of formsOf({ pagination, params: new Map(), what }, address, bench)) {
    const proof = yield* pursue(place, attempt);
    if (proof !== undefined) return proof;
  }
  return yield* readAddress(address, place);
};

/** Tries the parameters in an address, without the address itself. */
export function* readAddress(address: string, place: WayPlace): Search<Proof | undefined> {
  for (const attempt of fromAddress(address, place)) {
    const proof = yield* pursue(place, attempt);
    if (proof !== undefined) return proof;
  }
  return undefined;
}

/** The forms of paging by an address: with the job's parameters first if the address has lost one of them. */
function formsOf(plain: Attempt, address: string, bench: Bench): Attempt[] {
  const query = address.includes('?') ? queryOf(address) : address.replace(/^\?/, '');
  const named = new Map(parseQuery(query));
  const { params } = bench.job.request;
  const isQuery = address.startsWith('?') || (!address.includes('/') && address.includes('='));
  const lost = keysOf(params).some((name) => !named.has(name) && paramRoleOf(name) === undefined);
  // A parameter of the job would win over the same one in the address.
  const doubled = keysOf(params).filter((name) => named.has(name) && paramRoleOf(name) !== undefined);
  const kept: Attempt = {
    ...plain,
    pagination: withField(plain.pagination, 'includeParams', true),
    params: new Map(doubled.map((name) => [name, undefined])),
    what: `${plain.what} with the parameters of the job`,
  };
  const forms = lost ? [kept, plain] : keysOf(params).length > 0 ? [plain, kept] : [plain];
  return isQuery ? [...forms.map(asQuery), ...forms] : forms;
}

function asQuery(attempt: Attempt): Attempt {
  return { ...attempt, pagination: withField(attempt.pagination, 'paramIsQuery', true) };
}
