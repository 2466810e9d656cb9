import { stemOf } from '../evidence/words.ts';
import { type Endpoint, paramIn } from '../importing/endpoint.ts';
import { type FieldFor, findFieldFor } from './findFieldFor.ts';

/** The list whose records fill the placeholders of an endpoint. */
export interface Parent {
  endpoint: Endpoint;
  /** For each parameter that its record fills: the field. The others are those of the parent's own path. */
  fields: ReadonlyMap<string, FieldFor>;
  /** Names of the parameters of the child that the parent's path has, by their names there. */
  inherited: ReadonlyMap<string, string>;
}

interface Ranked {
  parent: Parent;
  score: number;
}

const leastScore = 40;

/** The parent of each endpoint with parameters in its path, as far as the document has one. No endpoint is above itself. */
export function findParents(endpoints: readonly Endpoint[]): Map<Endpoint, Parent> {
  const ranked = rankParents(endpoints);
  const reachable = findReachable(endpoints, ranked);
  const found = new Map<Endpoint, Parent>();
  for (const [endpoint, parents] of ranked) {
    const usable = parents.filter(({ parent }) => reachable.has(parent.endpoint));
    const best = usable.find(({ parent }) => !isBelow(parent.endpoint, endpoint, found));
    if (best !== undefined) found.set(endpoint, best.parent);
  }
  return found;
}

/** The lists that could be the parent of each endpoint with parameters, best first. */
function rankParents(endpoints: readonly Endpoint[]): Map<Endpoint, Ranked[]> {
  const lists = endpoints.filter(({ records }) => records !== undefined);
  const details = new Map(endpoints.map((endpoint) => [patternOf(endpoint.segments), endpoint]));
  const below = endpoints.filter(({ segments }) => segments.some(paramIn));
  return new Map(
    below.map((endpoint) => {
      const all = lists.filter((list) => list !== endpoint).flatMap((list) => rank(endpoint, list, details) ?? []);
      return [
        endpoint,
        all.filter(({ score }) => score >= leastScore).toSorted((one, other) => other.score - one.score),
      ];
    }),
  );
}

/** The endpoints that need no values, or get them from one that is reachable. */
function findReachable(endpoints: readonly Endpoint[], ranked: ReadonlyMap<Endpoint, Ranked[]>): ReadonlySet<Endpoint> {
  const reachable = new Set(endpoints.filter((endpoint) => !ranked.has(endpoint)));
  for (let before = -1; before < reachable.size; ) {
    before = reachable.size;
    for (const [endpoint, parents] of ranked)
      if (parents.some(({ parent }) => reachable.has(parent.endpoint))) reachable.add(endpoint);
  }
  return reachable;
}

function isBelow(endpoint: Endpoint, above: Endpoint, found: ReadonlyMap<Endpoint, Parent>): boolean {
  for (let at: Endpoint | undefined = endpoint; at !== undefined; at = found.get(at)?.endpoint) {
    if (at === above) return true;
  }
  return false;
}

/** Undefined where a parameter of the child's path has no field in the records of this list. */
function rank(child: Endpoint, list: Endpoint, details: ReadonlyMap<string, Endpoint>): Ranked | undefined {
  const shared = sharedLength(child.segments, list.segments);
  const inherited = inheritedParams(child, list, shared);
  const open = child.segments.map((segment, at) => ({ param: paramIn(segment), at })).filter(({ at }) => at >= shared);
  const own = open.flatMap(({ param, at }) => (param === undefined ? [] : [{ param, at }]));
  const [first] = own;
  if (first === undefined) return undefined;
  const fields = new Map<string, FieldFor>();
  for (const { param, at } of own) {
    const taken = [...fields.values()].map(({ path }) => path);
    const field = findFieldFor(param, list.records?.record, nounBefore(child.segments, at), taken);
    if (field === undefined) return undefined;
    fields.set(param, field);
  }
  const score = closeness(child, list, first.at, details) + fitOf(fields) + 3 * shared - required(list);
  return { parent: { endpoint: list, fields, inherited }, score };
}

/** How many parts two paths have in common from the start; parameters count as the same whatever their names. */
function sharedLength(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && isSamePart(one[length] ?? '', other[length] ?? '')) length++;
  return length;
}

function isSamePart(one: string, other: string): boolean {
  return one === other || (paramIn(one) !== undefined && paramIn(other) !== undefined);
}

/** The parameters of the child that the parent's path has too. */
function inheritedParams(child: Endpoint, list: Endpoint, shared: number): Map<string, string> {
  const inherited = new Map<string, string>();
  for (const [at, segment] of child.segments.slice(0, shared).entries()) {
    const [own, above] = [paramIn(segment), paramIn(list.segments[at] ?? '')];
    if (own !== undefined && above !== undefined) inherited.set(own, above);
  }
  return inherited;
}

/** 100 for the list right above; less for a list beside it, one of the same noun elsewhere, one of the same schema. */
function closeness(child: Endpoint, list: Endpoint, at: number, details: ReadonlyMap<string, Endpoint>): number {
  const above = patternOf(child.segments.slice(0, at));
  const own = patternOf(list.segments);
  if (own === above) return 100;
  if (above !== '' && own.startsWith(`${above}/`) && !list.segments.slice(at).some(paramIn)) return 70;
  const noun = stemOf(nounBefore(child.segments, at));
  const last = stemOf(list.segments.findLast((segment) => paramIn(segment) === undefined) ?? '');
  const schema = list.records?.record?.name ?? '';
  const detail = details.get(patternOf(child.segments.slice(0, at + 1)));
  const isSameSchema =
    schema !== '' && (stemOf(schema) === noun || detail?.operation.response?.schema?.name === schema);
  if (noun !== '' && last === noun) return 50 + (isSameSchema ? 10 : 0);
  return isSameSchema ? 40 : 0;
}

function fitOf(fields: ReadonlyMap<string, FieldFor>): number {
  return Math.min(...[...fields.values()].map(({ fit }) => fit)) * 4 - 8;
}

/** A list that needs values is the worse parent. */
function required({ operation }: Endpoint): number {
  return 5 * operation.params.filter(({ in: place, isRequired }) => place === 'query' && isRequired).length;
}

function nounBefore(segments: readonly string[], at: number): string {
  return segments.slice(0, at).findLast((segment) => paramIn(segment) === undefined) ?? '';
}

/** A path whose parameters have no names. */
function patternOf(segments: readonly string[]): string {
  return segments.map((segment) => (paramIn(segment) === undefined ? segment : '{}')).join('/');
}
