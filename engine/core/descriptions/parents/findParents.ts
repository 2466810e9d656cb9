import { type Endpoint, paramIn } from '../evidence/endpoint.ts';
import { traitsOf } from './endpointTraits.ts';
import { type Parent, type RankedParent, rankParent } from './rankParent.ts';

export type { Parent } from './rankParent.ts';

/** The parent of each endpoint with parameters in its path, if the document has one. No endpoint is above itself. */
export function findParents(endpoints: readonly Endpoint[]): Map<Endpoint, Parent> {
  const ranked = rankParents(endpoints);
  const reachable = findReachable(endpoints, ranked);
  const found = new Map<Endpoint, Parent>();
  for (const [endpoint, parents] of ranked) {
    const levelOf = ({ parent }: RankedParent) => reachable.get(parent.endpoint) ?? 0;
    const usable = parents.filter(({ parent }) => reachable.has(parent.endpoint));
    // Of two with an equal fit, the one with fewer levels above it has more of the records.
    const inOrder = usable.toSorted((one, other) => other.score - one.score || levelOf(one) - levelOf(other));
    const best = inOrder.find(({ parent }) => !isBelow(parent.endpoint, endpoint, found));
    if (best !== undefined) found.set(endpoint, best.parent);
  }
  return found;
}

function rankParents(endpoints: readonly Endpoint[]): Map<Endpoint, RankedParent[]> {
  const all = endpoints.map(traitsOf);
  const lists = all.filter(({ endpoint }) => endpoint.records !== undefined || isSingle(endpoint));
  const details = new Map(all.map((traits) => [traits.patterns.at(-1) ?? '', traits.endpoint]));
  const below = all.filter(({ endpoint }) => endpoint.segments.some(paramIn));
  return new Map(
    below.map((child) => {
      return [
        child.endpoint,
        lists.flatMap((list) => (list === child ? [] : (rankParent(child, list, details) ?? []))),
      ];
    }),
  );
}

/** Whether a response is one record that needs no values: the current user, or the account of the credentials. */
function isSingle({ operation: { method, response }, segments }: Endpoint): boolean {
  return method === 'GET' && !segments.some(paramIn) && response?.schema?.name !== undefined;
}

/** The endpoints that need no values, or get them from a reachable one; with the levels above each at least. */
function findReachable(
  endpoints: readonly Endpoint[],
  ranked: ReadonlyMap<Endpoint, RankedParent[]>,
): ReadonlyMap<Endpoint, number> {
  const levels = new Map(endpoints.filter((endpoint) => !ranked.has(endpoint)).map((endpoint) => [endpoint, 0]));
  for (let level = 1, before = -1; before < levels.size; level++) {
    before = levels.size;
    const isNext = (parents: RankedParent[]) =>
      parents.some(({ parent }) => (levels.get(parent.endpoint) ?? level) < level);
    const next = [...ranked].filter(([endpoint, parents]) => !levels.has(endpoint) && isNext(parents));
    for (const [endpoint] of next) levels.set(endpoint, level);
  }
  return levels;
}

function isBelow(endpoint: Endpoint, above: Endpoint, found: ReadonlyMap<Endpoint, Parent>): boolean {
  for (let at: Endpoint | undefined = endpoint; at !== undefined; at = found.get(at)?.endpoint) {
    if (at === above) return true;
  }
  return false;
}
