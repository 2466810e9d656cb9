import type { DescribedOperation, DescribedSchema } from '../apiDescription.ts';
import { anySchema } from '../lazySchema.ts';
import { isIdName } from './idNames.ts';
import { findPagingParams } from './pagingParams.ts';
import { responseSchema } from './responseSchema.ts';
import { plainName, stemOf } from './words.ts';

/** Where the records of a response are. */
export interface FoundRecords {
  /** The keys that lead to the list; none for a response that is one. */
  keys: readonly string[];
  /** Of one record; undefined where it is not described. */
  record: DescribedSchema | undefined;
  /** Whether nothing speaks against it. */
  isSure: boolean;
}

const usualNames =
  /^(data|items?|results?|records|entries|values?|list|rows|content|objects|elements|collection|hits|docs|documents|resources|entities|response|payload|embedded|nodes)$/;
const sideNames =
  /^(errors?|warnings?|messages|notices|includes?|included|links?|facets|aggregations|fields|columns|headers|sorts?|filters?|metadata|meta|schema|permissions|scopes|tags|labels)$/;
const pagingNames =
  /^(total|next|previous|prev|cursor|has?more|hasnext|offset|limit|page|pages|paging|pagination|count)/;

/** Those that no record has. */
const pageNames =
  /^(next|previous|prev)(page|link|url|cursor|token|$)|^has(more|next)|^page(number|size|no)?$|^totalpages$/;

const otherFormats = /[./](csv|xml|rss|atom|pdf|zip|kml|gpx|txt|png|jpe?g|html|ics)$/i;

/** Less than this is no list of records; where there are pages, there is a list. */
const leastScore = 3;
const leastOfPages = 0;
const mostLevels = 4;

interface Candidate extends FoundRecords {
  score: number;
}

/** The list of records in the response of an operation; undefined where it has none. */
export function findRecords(operation: DescribedOperation): FoundRecords | undefined {
  const schema = responseSchema(operation.response);
  if (schema?.types.includes('array')) return { keys: [], record: schema.items, isSure: true };
  const pages = isPaged(operation);
  const lists = schema === undefined ? [] : listsIn(schema, operation, pages);
  const [best, next] = lists.toSorted((one, other) => other.score - one.score);
  const isUsual = best !== undefined && usualNames.test(plainName(best.keys.at(-1) ?? ''));
  const least = pages && (isUsual || !isRecord(schema, operation.path)) ? leastOfPages : leastScore;
  if (best !== undefined && best.score >= least)
    return { keys: best.keys, record: best.record, isSure: next === undefined || best.score - next.score >= 2 };
  return (pages || isCalledList(operation)) && mayBeList(schema, operation, pages) ? asList(schema) : undefined;
}

function isPaged(operation: DescribedOperation): boolean {
  const { page, position, token } = findPagingParams(operation);
  return [page, position, token].some((param) => param !== undefined);
}

/** What an operation without a described response says of itself. */
function isCalledList({ path, method, summary, description }: DescribedOperation): boolean {
  if (method !== 'GET' || path.endsWith('}')) return false;
  return /\b(lists?|all|search(es)?|collection of|array of)\b/i.test(summary === '' ? description : summary);
}

/** A response that is not described; or a single record for what has pages, as some documents write lists. */
function mayBeList(schema: DescribedSchema | undefined, { path }: DescribedOperation, pages: boolean): boolean {
  if (otherFormats.test(path)) return false;
  if (schema === undefined || (schema.types.length === 0 && schema.properties.size === 0)) return true;
  return schema.types.includes('object') && (schema.properties.size === 0 || (pages && isRecord(schema, path)));
}

function asList(schema: DescribedSchema | undefined): FoundRecords {
  return { keys: [], record: schema !== undefined && schema.properties.size > 0 ? schema : undefined, isSure: false };
}

function listsIn(root: DescribedSchema, { path: address }: DescribedOperation, pages: boolean): Candidate[] {
  const found: Candidate[] = [];
  const visit = (holder: DescribedSchema, keys: readonly string[]) => {
    for (const [key, schema] of holder.properties) {
      const path = [...keys, key];
      if (schema.types.includes('array')) found.push(candidate(path, schema, holder, address, pages));
      else if (schema.properties.size > 0 && path.length < mostLevels) visit(schema, path);
    }
  };
  visit(root, []);
  return found;
}

function candidate(
  keys: readonly string[],
  list: DescribedSchema,
  holder: DescribedSchema,
  address: string,
  pages: boolean,
): Candidate {
  const { items: record } = list;
  const name = plainName(keys.at(-1) ?? '');
  const likePath = likenessTo(keys, address);
  const isOfObjects = record !== undefined && (record.properties.size > 0 || record.types.includes('object'));
  const score =
    (isOfObjects ? 4 : record === undefined || record.types.length === 0 ? 2 : 0) +
    1.5 * (1 - keys.length) +
    (usualNames.test(name) ? 3 : 0) +
    likePath -
    (keys.some((key) => sideNames.test(plainName(key))) && likePath === 0 ? 5 : 0) +
    ([...holder.properties.keys()].some((key) => pagingNames.test(plainName(key))) ? 2 : 0) -
    (isRecord(holder) ? 5 : 0) -
    (address.endsWith('}') && !usualNames.test(name) && !pages ? 5 : 0) -
    (list.isDeprecated ? 3 : 0);
  return { keys, record, isSure: true, score };
}

/** `/v2/kases/search` with the list `kases`; less where only what holds the list is called so. */
function likenessTo(keys: readonly string[], address: string): number {
  const segments = address.split(/[/?]/).filter((segment) => segment !== '' && !segment.includes('{'));
  const words = segments.map((segment) => stemOf(segment.replace(/\.(json|php|aspx?)$/i, '')));
  const stems = keys.map(stemOf);
  const isLast = (stem: string) => words.slice(-2).includes(stem);
  if (isLast(stems.at(-1) ?? '')) return 4;
  return stems.includes(words.at(-1) ?? '') ? 3 : words.includes(stems.at(-1) ?? '') ? 2 : 0;
}

/** An object with an id of its own is a thing with lists in it, not an envelope. */
function isRecord(schema: DescribedSchema | undefined, address = ''): boolean {
  const { properties } = schema ?? anySchema;
  const noun = stemOf(address.split('/').findLast((segment) => segment !== '' && !segment.includes('{')) ?? '');
  if ([...properties.keys()].some((key) => pageNames.test(plainName(key)))) return false;
  if (noun !== '' && [...properties.keys()].some((key) => plainName(key) === `${noun}id`)) return true;
  return [...properties.keys()].some((key) => isIdName(key) && !/^(request|trace|correlation|response)/i.test(key));
}
