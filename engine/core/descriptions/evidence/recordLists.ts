import { answerRoleOf } from '../../recognition/answerWords.ts';
import { isPagingObject } from '../../recognition/paging/pagingObject.ts';
import { meaningsOfField } from '../../recognition/paging/recognise.ts';
import { plainName } from '../../recognition/plainName.ts';
import { previousRoleOf } from '../../recognition/previousWords.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import type { DescribedOperation, DescribedSchema } from '../apiDescription.ts';
import { isPlain } from './idNames.ts';
import { isRecord } from './isRecord.ts';

export interface RecordList {
  keys: readonly string[];
  record: DescribedSchema | undefined;
  score: number;
  /** Whether it is rather a part of the one record that is the response. */
  isPart: boolean;
}

const usualNames =
  /^(data|items?|results?|records|entries|values?|list|rows|content|objects|elements|collection|hits|docs|documents|resources|entities|response|payload|embedded|nodes)$/;
const sideNames =
  /^(errors?|warnings?|messages|notices|includes?|included|links?|facets|aggregations|fields|columns|headers|sorts?|filters?|metadata|meta|schema|permissions|scopes|tags|labels)$/;
/** Keys of an envelope that do not belong to paging. */
const envelopeNames =
  /^(message|object|type|kind|self|url|uri|href|version|apiversion|timestamp|time|took|duration|requestid|traceid|correlationid|query|end|to|since|until|etag|context|odatacontext|odatatype|odataid|odataetag|success|number)$/;

const maxLevels = 4;
/** The limit for the keys examined, for a fast result. */
const maxLooks = 10_000;

interface ListSearch {
  operation: DescribedOperation;
  pages: boolean;
}

/** Whether a list has a name that is usual in any API. */
export function isUsualName(key: string): boolean {
  return usualNames.test(plainName(key));
}

/** All lists in a response that is an object; if it is too large, those of fewer levels. */
export function recordLists(root: DescribedSchema, place: ListSearch): RecordList[] {
  for (let levels = maxLevels; ; levels--) {
    const walk: Walk = { place, levels, left: maxLooks, found: [] };
    visit(root, walk, [], false);
    if (walk.left >= 0 || levels === 1) return walk.found;
  }
}

interface Walk {
  place: ListSearch;
  levels: number;
  /** The number of keys that may still be examined. */
  left: number;
  found: RecordList[];
}

/** Visits the lists below an object: whether one is of records depends on its siblings. */
function visit(holder: DescribedSchema, walk: Walk, keys: readonly string[], isInPart: boolean): void {
  const { place, levels, found } = walk;
  for (const [key, schema] of holder.properties) {
    const isOfRecords = isList(schema);
    const path = [...keys, key];
    const goesOn = !isOfRecords && path.length < levels && schema.properties.size > 0;
    walk.left -= 1 + (goesOn ? schema.properties.size : 0) + (goesOn || isOfRecords ? holder.properties.size : 0);
    if (walk.left < 0) return;
    if (!isOfRecords && !goesOn) continue;
    const isPart = isInPart || !leadsToRecords(holder, path, place);
    if (goesOn) visit(schema, walk, path, isPart);
    else found.push({ keys: path, record: schema.items, score: scoreOf(path, schema, holder, place), isPart });
  }
}

/** Whether a value is always a list: one that may be a scalar is no list. */
function isList({ types }: DescribedSchema): boolean {
  return types.includes('array') && types.every((type) => ['array', 'object', 'null'].includes(type));
}

/** Whether a list has the records: by its name, or because its siblings belong to no record. */
function leadsToRecords(holder: DescribedSchema, keys: readonly string[], { operation }: ListSearch): boolean {
  const own = keys.at(-1) ?? '';
  const name = plainName(own);
  // "usageItems" below /usage.
  const noun = name.replace(/(items?|list|records|data|results|entries)$/, '');
  const isLike = [own, noun].some((each) => each !== '' && likenessTo([each], operation.path) > 0);
  const isNamed = usualNames.test(name) || /^meta(data)?$/.test(name) || isLike;
  // A record may have any name.
  const isOfOne = operation.path.endsWith('}');
  const others = [...holder.properties].filter(([key]) => key !== own && !isAround(key, operation));
  return (isNamed && !isOfOne) || others.length === 0 || isAllOfIt(others, keys, operation);
}

/** Whether a list is the only value beside a title in a response without parameters. */
function isAllOfIt(
  others: readonly (readonly [key: string, schema: DescribedSchema])[],
  keys: readonly string[],
  { path }: DescribedOperation,
): boolean {
  return (
    keys.length === 1 && !path.includes('{') && others.length === 1 && others.every(([, schema]) => isPlain(schema))
  );
}

/** Whether a key belongs to an envelope, or repeats the path. */
function isAround(key: string, { params, path }: DescribedOperation): boolean {
  const name = plainName(key);
  if (isOfPaging(key, true) || sideNames.test(name) || envelopeNames.test(name)) return true;
  const asked = [...params.map((param) => param.name), ...path.split('/')];
  return answerRoleOf(name) !== undefined || asked.some((each) => plainName(each) === name);
}

/** Whether a key belongs to paging; `orMaybe`: or may belong to it. */
function isOfPaging(key: string, orMaybe: boolean): boolean {
  const found = meaningsOfField({ key, holderName: '' });
  const isMeant = found.some(({ role, grade }) => grade !== 'vague' || (orMaybe && role !== 'size'));
  return isMeant || previousRoleOf(plainName(key)) !== undefined || isPagingObject(plainName(key));
}

function scoreOf(
  keys: readonly string[],
  list: DescribedSchema,
  holder: DescribedSchema,
  { operation: { path: address }, pages }: ListSearch,
): number {
  const { items: record } = list;
  const name = plainName(keys.at(-1) ?? '');
  const likePath = likenessTo(keys, address);
  const isOfObjects = record !== undefined && (record.properties.size > 0 || record.types.includes('object'));
  return (
    (isOfObjects ? 4 : record === undefined || record.types.length === 0 ? 2 : 0) +
    1.5 * (1 - keys.length) +
    (usualNames.test(name) ? 3 : 0) +
    likePath -
    (keys.some((key) => sideNames.test(plainName(key))) && likePath === 0 ? 5 : 0) +
    ([...holder.properties.keys()].some((key) => isOfPaging(key, false)) ? 2 : 0) -
    (isRecord(holder, keys.at(-2)) ? 5 : 0) -
    (address.endsWith('}') && !usualNames.test(name) && !pages ? 5 : 0) -
    (list.isDeprecated ? 3 : 0)
  );
}

/** The likeness of keys to a path: `/v2/kases/search` and `kases`; less if only an enclosing object is alike. */
function likenessTo(keys: readonly string[], address: string): number {
  const segments = address.split(/[/?]/).filter((segment) => segment !== '' && !segment.includes('{'));
  const words = segments.map((segment) => stemOf(segment.replace(/\.(json|php|aspx?)$/i, '')));
  const stems = keys.map(stemOf);
  const isLast = (stem: string) => words.slice(-2).includes(stem);
  if (isLast(stems.at(-1) ?? '')) return 4;
  return stems.includes(words.at(-1) ?? '') ? 3 : words.includes(stems.at(-1) ?? '') ? 2 : 0;
}
