import { plainName } from '../../recognition/plainName.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import type { DescribedSchema } from '../apiDescription.ts';
import { type Endpoint, paramIn } from '../evidence/endpoint.ts';
import type { EndpointTraits, PathParam } from './endpointTraits.ts';
import { type FieldFor, findFieldFor } from './findFieldFor.ts';
import { wordsFor } from './wantedField.ts';

/** The endpoint whose records fill the placeholders of another: a list, or a single record such as `/me`. */
export interface Parent {
  endpoint: Endpoint;
  /** The field for each parameter that its record fills. The other parameters are those of the parent's path. */
  fields: ReadonlyMap<string, FieldFor>;
  /** The names of the child's parameters that the parent's path has, by their names there. */
  inherited: ReadonlyMap<string, string>;
}

/** A list that may be the parent, and how well it fits. */
export interface RankedParent {
  parent: Parent;
  score: number;
}

const minScore = 40;

/** Ranks a list as the parent: undefined if it is unrelated to the child, or its records do not fill the parameters. */
export function rankParent(
  child: EndpointTraits,
  list: EndpointTraits,
  details: ReadonlyMap<string, Endpoint>,
): RankedParent | undefined {
  const shared = sharedLength(child, list);
  const own = child.params.filter(({ at }) => at >= shared);
  const [first] = own;
  const close = first === undefined ? 0 : closeness(child, list, { ...first, isOnly: own.length === 1 }, details);
  if (close === 0) return undefined;
  const fields = close === 100 && isUnknown(list) ? guessField(own) : fieldsFor(own, list.record);
  if (fields === undefined) return undefined;
  const score = close + fitOf(fields) + 3 * shared - list.required;
  const inherited = inheritedParams(child.endpoint, list.endpoint, shared);
  return score < minScore ? undefined : { parent: { endpoint: list.endpoint, fields, inherited }, score };
}

function fieldsFor(
  params: readonly PathParam[],
  record: DescribedSchema | undefined,
): Map<string, FieldFor> | undefined {
  const fields = new Map<string, FieldFor>();
  for (const { name, noun, stem, told } of params) {
    const taken = [...fields.values()].map(({ path }) => path);
    const field = findFieldFor(name, record, noun, taken, told);
    // A parameter below another noun is another thing, which a record has only under its name.
    if (field === undefined || (stem !== params[0]?.stem && field.fit < 3)) return undefined;
    fields.set(name, field);
  }
  return fields;
}

/** Whether no record of a list is described. */
function isUnknown({ record, endpoint }: EndpointTraits): boolean {
  if (endpoint.records === undefined || (record?.properties.size ?? 0) > 0) return false;
  return (record?.types ?? []).every((type) => type === 'object');
}

/** The field that the records of most lists have. */
function guessField([param, ...more]: readonly PathParam[]): Map<string, FieldFor> | undefined {
  if (param === undefined || more.length > 0) return undefined;
  const [word = 'id'] = wordsFor(plainName(param.name), param.told);
  return new Map([[param.name, { path: word, fit: 0 }]]);
}

/** The number of segments that two paths share from the start; names of parameters are ignored. */
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

/** 100 for the list directly above; less for one beside it, of the same noun elsewhere, of the same schema. */
function closeness(
  child: EndpointTraits,
  list: EndpointTraits,
  { at, name, noun, stem, thing, isOnly }: PathParam & { isOnly: boolean },
  details: ReadonlyMap<string, Endpoint>,
): number {
  const above = child.patterns[at] ?? '';
  const own = list.patterns.at(-1) ?? '';
  if (list.endpoint.records === undefined) return isDetail(child, list, at, details) ? 41 : 0;
  // {collection} below /fields is not one of the fields, but one of the list /collections.
  const isOther = isOnly && thing !== '' && (stem === '' || !(stem.includes(thing) || thing.includes(stem)));
  const isBeside = list.parts.slice(0, -1).every((part, index) => part === child.parts[index]);
  if (isOther && isBeside && list.parts.length > 0 && stemOf(list.parts.at(-1) ?? '') === thing) return 105;
  if (own === above) return 100;
  if (above !== '' && own.startsWith(`${above}/`) && !list.params.some((param) => param.at >= at)) return 70;
  // A list whose path ends with the parameter itself belongs to it.
  const isOfIt = list.params.some((param) => param.name === name && param.at === list.parts.length - 1);
  const isSameNoun = stem !== '' && !ways.test(noun) && list.lastStem === stem && !isOfIt;
  if (list.schema === '') return isSameNoun ? 50 : 0;
  const isSameSchema = list.schemaStem === stem || isDetail(child, list, at, details);
  if (isSameNoun) return isSameSchema ? 60 : 50;
  return isSameSchema ? 42 : 0;
}

/** Words before a parameter for the way of finding a thing, not for its kind. */
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
