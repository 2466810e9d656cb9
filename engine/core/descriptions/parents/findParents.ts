import type { DescribedSchema } from '../apiDescription.ts';
import { type Endpoint, paramIn } from '../importing/endpoint.ts';
import { type EndpointTraits, type PathParam, traitsOf } from './endpointTraits.ts';
import { type FieldFor, findFieldFor } from './findFieldFor.ts';

/** The endpoint whose records fill the placeholders of another: a list, or a single record such as `/me`. */
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
  const all = endpoints.map(traitsOf);
  const lists = all.filter(({ endpoint }) => endpoint.records !== undefined || isSingle(endpoint));
  const details = new Map(all.map((traits) => [traits.patterns.at(-1) ?? '', traits.endpoint]));
  const below = all.filter(({ endpoint }) => endpoint.segments.some(paramIn));
  return new Map(
    below.map((child) => {
      const ranked = lists.flatMap((list) => (list === child ? [] : (rank(child, list, details) ?? [])));
      return [child.endpoint, ranked.toSorted((one, other) => other.score - one.score)];
    }),
  );
}

/** One record that needs no values: whoever asks, or what the credentials are for. */
function isSingle({ operation: { method, response }, segments }: Endpoint): boolean {
  return method === 'GET' && !segments.some(paramIn) && response?.schema?.name !== undefined;
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

/** Undefined where nothing leads from the list to the child, or its records do not fill the child's parameters. */
function rank(child: EndpointTraits, list: EndpointTraits, details: ReadonlyMap<string, Endpoint>): Ranked | undefined {
  const shared = sharedLength(child, list);
  const own = child.params.filter(({ at }) => at >= shared);
  const [first] = own;
  const close = first === undefined ? 0 : closeness(child, list, first, details);
  if (close === 0) return undefined;
  const fields = fieldsFor(own, list.record);
  if (fields === undefined) return undefined;
  const score = close + fitOf(fields) + 3 * shared - list.required;
  const inherited = inheritedParams(child.endpoint, list.endpoint, shared);
  return score < leastScore ? undefined : { parent: { endpoint: list.endpoint, fields, inherited }, score };
}

function fieldsFor(
  params: readonly PathParam[],
  record: DescribedSchema | undefined,
): Map<string, FieldFor> | undefined {
  const fields = new Map<string, FieldFor>();
  for (const { name, noun } of params) {
    const taken = [...fields.values()].map(({ path }) => path);
    const field = findFieldFor(name, record, noun, taken);
    if (field === undefined) return undefined;
    fields.set(name, field);
  }
  return fields;
}

/** How many parts two paths have in common from the start; parameters count as the same whatever their names. */
function sharedLength(one: EndpointTraits, other: EndpointTraits): number {
  let length = 0;
  while (length < one.parts.length && one.parts[length] === other.parts[length]) length++;
  return length;
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
function closeness(
  child: EndpointTraits,
  list: EndpointTraits,
  { at, noun, stem }: PathParam,
  details: ReadonlyMap<string, Endpoint>,
): number {
  const above = child.patterns[at] ?? '';
  const own = list.patterns.at(-1) ?? '';
  if (list.endpoint.records === undefined) return isDetail(child, list, at, details) ? 41 : 0;
  if (own === above) return 100;
  if (above !== '' && own.startsWith(`${above}/`) && !list.params.some((param) => param.at >= at)) return 70;
  const isSameNoun = stem !== '' && !ways.test(noun) && list.lastStem === stem;
  if (list.schema === '') return isSameNoun ? 50 : 0;
  const isSameSchema = list.schemaStem === stem || isDetail(child, list, at, details);
  if (isSameNoun) return isSameSchema ? 60 : 50;
  return isSameSchema ? 42 : 0;
}

/** Words before a parameter that say how a thing is found, not what it is. */
const ways = /^(by|id|ids|url|name|key|code|search|list|query|lookup|find|all|type|date|detail|view)$/i;

/** Whether the path of a child up to its parameter gives one of the records of a list. */
function isDetail(
  child: EndpointTraits,
  list: EndpointTraits,
  at: number,
  details: ReadonlyMap<string, Endpoint>,
): boolean {
  const detail = details.get(child.patterns[at + 1] ?? '')?.operation.response?.schema?.name;
  return list.schema !== '' && detail === list.schema;
}

function fitOf(fields: ReadonlyMap<string, FieldFor>): number {
  return Math.min(...[...fields.values()].map(({ fit }) => fit)) * 4 - 8;
}
