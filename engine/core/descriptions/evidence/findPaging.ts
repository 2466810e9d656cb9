import type { DescribedOperation } from '../apiDescription.ts';
import { readEnvelope } from './envelope.ts';
import type { Evidence, FindPaging, FoundPaging } from './evidence.ts';
import type { FoundRecords } from './findRecords.ts';
import { lastIds } from './lastIds.ts';
import { linkHeader } from './linkHeader.ts';
import { nextAddress } from './nextAddress.ts';
import { nextToken } from './nextToken.ts';
import { numberedPages } from './numberedPages.ts';
import { offsets } from './offsets.ts';
import { findPagingParams } from './pagingParams.ts';
import { recordedPages } from './recordedPages.ts';
import { responseSchema } from './responseSchema.ts';

/** In the order of trust: what was seen comes first, and then what the response says itself. */
const finders: readonly FindPaging[] = [
  recordedPages,
  nextAddress,
  nextToken,
  numberedPages,
  offsets,
  lastIds,
  linkHeader,
];
const order = ['high', 'medium', 'low'];

/** How the next page of a list is asked for; undefined where nothing speaks for any paging. */
export function findPaging(operation: DescribedOperation, records: FoundRecords): FoundPaging | undefined {
  const schema = responseSchema(operation.response);
  const evidence: Evidence = {
    operation,
    records,
    params: findPagingParams(operation),
    fields: schema === undefined ? [] : readEnvelope(schema, records.keys.join('.')),
  };
  const found = finders.flatMap((find) => find(evidence) ?? []);
  const usable = found.filter(({ clue }) => clue !== undefined);
  const [best] = (usable.length > 0 ? usable : found).toSorted(
    (one, other) => order.indexOf(one.sureness) - order.indexOf(other.sureness),
  );
  return best;
}
