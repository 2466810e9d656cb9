import type { DescribedOperation, DescribedSchema } from '../apiDescription.ts';
import { isIdName } from './idNames.ts';
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
  /^(errors?|warnings?|messages|notices|included|links?|facets|aggregations|fields|columns|headers|sorts?|filters?|metadata|meta|schema|permissions|scopes|tags|labels)$/;
const pagingNames =
  /^(total|next|previous|prev|cursor|has?more|hasnext|offset|limit|page|pages|paging|pagination|count)/;

/** Less than this is no list of records. */
const leastScore = 3;
const mostLevels = 4;

interface Candidate extends FoundRecords {
  score: number;
}

/** The list of records in the response of an operation; undefined where it has none. */
export function findRecords(operation: DescribedOperation): FoundRecords | undefined {
  const schema = responseSchema(operation.response);
  if (schema === undefined) return undefined;
  if (schema.types.includes('array')) return { keys: [], record: schema.items, isSure: true };
  const [best, next] = listsIn(schema, operation).toSorted((one, other) => other.score - one.score);
  if (best === undefined || best.score < leastScore) return undefined;
  return { keys: best.keys, record: best.record, isSure: next === undefined || best.score - next.score >= 2 };
}

function listsIn(root: DescribedSchema, operation: DescribedOperation): Candidate[] {
  const found: Candidate[] = [];
  const visit = (holder: DescribedSchema, keys: readonly string[]) => {
    for (const [key, schema] of holder.properties) {
      const path = [...keys, key];
      if (schema.types.includes('array')) found.push(candidate(path, schema, holder, operation));
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
  operation: DescribedOperation,
): Candidate {
  const { items: record } = list;
  const name = plainName(keys.at(-1) ?? '');
  const isOfObjects = record !== undefined && (record.properties.size > 0 || record.types.includes('object'));
  const score =
    (isOfObjects ? 4 : record === undefined || record.types.length === 0 ? 2 : 0) +
    1.5 * (1 - keys.length) +
    (usualNames.test(name) ? 3 : 0) +
    (isNamedLikePath(name, operation.path) ? 4 : 0) -
    (sideNames.test(name) && !isNamedLikePath(name, operation.path) ? 5 : 0) +
    ([...holder.properties.keys()].some((key) => pagingNames.test(plainName(key))) ? 2 : 0) -
    (isRecord(holder) ? 5 : 0) -
    (operation.path.endsWith('}') && !usualNames.test(name) ? 5 : 0) -
    (list.isDeprecated ? 3 : 0);
  return { keys, record, isSure: true, score };
}

/** `/v2/kases/search` with the list `kases`. */
function isNamedLikePath(name: string, path: string): boolean {
  const words = path.split('/').filter((segment) => segment !== '' && !segment.includes('{'));
  return words.slice(-2).some((word) => stemOf(word) === stemOf(name));
}

/** An object with an id of its own is a thing with lists in it, not an envelope. */
function isRecord({ properties }: DescribedSchema): boolean {
  return [...properties.keys()].some((key) => isIdName(key) && !/^(request|trace|correlation|response)/i.test(key));
}
