import type { DescribedOperation, DescribedSchema } from '../apiDescription.ts';
import { isRecord } from './isRecord.ts';
import { findPagingParams } from './pagingParams.ts';
import { isUsualName, type RecordList, recordLists } from './recordLists.ts';
import { responseSchema } from './responseSchema.ts';

export interface FoundRecords {
  /** The keys of the list; none for a response that is the list. */
  keys: readonly string[];
  /** The schema of one record; undefined where it is not described. */
  record: DescribedSchema | undefined;
  /** Whether there is no evidence against it. */
  isSure: boolean;
}

const otherFormats = /[./](csv|xml|rss|atom|pdf|zip|kml|gpx|txt|png|jpe?g|html|ics)$/i;

/** The minimum score of a list of records; an operation that pages needs less. */
const minScore = 3;
const minPages = 0;

/** The list of records in the response of an operation; undefined where it has none. */
export function findRecords(operation: DescribedOperation): FoundRecords | undefined {
  const schema = responseSchema(operation.response);
  if (schema?.types.includes('array'))
    return { keys: [], record: schema.items, isSure: !schema.types.includes('object') };
  const pages = isPaged(operation);
  const lists = schema === undefined ? [] : recordLists(schema, { operation, pages });
  const ranked = lists.toSorted((one, other) => other.score - one.score);
  const [best, next] =
    pages || !isOne(schema, operation) ? ranked.filter((each) => counts(each, pages, operation)) : [];
  const least = pages && (isUsual(best) || !isRecord(schema, operation.path)) ? minPages : minScore;
  if (best !== undefined && best.score >= least)
    return { keys: best.keys, record: best.record, isSure: next === undefined || best.score - next.score >= 2 };
  return (pages || isCalledList(operation)) && mayBeList(schema, operation, pages) ? asList(schema) : undefined;
}

/** Whether a response is one record that the path identifies, whatever lists it has: `/orders/{order_id}`. */
function isOne(schema: DescribedSchema | undefined, { path }: DescribedOperation): boolean {
  return path.endsWith('}') && isRecord(schema, path);
}

/** Whether a list counts: one in a record does if the operation says that it lists something. */
function counts({ isPart }: RecordList, pages: boolean, operation: DescribedOperation): boolean {
  return !isPart || pages || isCalledList(operation);
}

function isUsual(list: RecordList | undefined): boolean {
  return list !== undefined && isUsualName(list.keys.at(-1) ?? '');
}

function isPaged(operation: DescribedOperation): boolean {
  const { page, position, nextToken } = findPagingParams(operation);
  return [page, position, nextToken].some((param) => param !== undefined);
}

/** Whether an operation without a described response calls itself a list. */
function isCalledList({ path, method, summary, description }: DescribedOperation): boolean {
  if (method !== 'GET' || path.endsWith('}')) return false;
  return /\b(lists?|all|search(es)?|collection of|array of)\b/i.test(summary === '' ? description : summary);
}

/** Whether a response may be a list: an undescribed one, or a single record for an operation that pages. */
function mayBeList(schema: DescribedSchema | undefined, { path }: DescribedOperation, pages: boolean): boolean {
  if (otherFormats.test(path)) return false;
  if (schema === undefined || (schema.types.length === 0 && schema.properties.size === 0)) return true;
  if (!schema.types.includes('object')) return false;
  return schema.properties.size === 0 || (pages && !path.endsWith('}') && isRecord(schema, path));
}

function asList(schema: DescribedSchema | undefined): FoundRecords {
  return { keys: [], record: schema !== undefined && schema.properties.size > 0 ? schema : undefined, isSure: false };
}
