import { recognise } from '../../recognition/paging/recognise.ts';
import type { DescribedOperation } from '../apiDescription.ts';
import { type EnvelopeField, readEnvelope } from './envelope.ts';
import type { Evidence, FindPaging, FoundPaging } from './evidence.ts';
import type { FoundRecords } from './findRecords.ts';
import { isRecord } from './isRecord.ts';
import { lastIds } from './lastIds.ts';
import { linkHeader } from './linkHeader.ts';
import { nextAddress } from './nextAddress.ts';
import { nextToken } from './nextToken.ts';
import { numberedPages } from './numberedPages.ts';
import { offsets } from './offsets.ts';
import { onlyMentions } from './onlyMentions.ts';
import { findPagingParams, type PagingParams } from './pagingParams.ts';
import { recordedPages } from './recordedPages.ts';
import { responseSchema } from './responseSchema.ts';
import { unansweredFields } from './unansweredFields.ts';
import { unansweredParams } from './unansweredParams.ts';
import { viewOfOperation } from './viewOfOperation.ts';

/** The finders in the order of trust: recorded evidence first, then the response; mere signs of pages last. */
const finders: readonly FindPaging[] = [
  recordedPages,
  nextAddress,
  nextToken,
  numberedPages,
  offsets,
  lastIds,
  linkHeader,
  unansweredParams,
  unansweredFields,
  onlyMentions,
];
const order = ['high', 'medium', 'low'];

/** The way to request the next page of a list; undefined without a sign of paging. */
export function findPaging(operation: DescribedOperation, records: FoundRecords): FoundPaging | undefined {
  const schema = responseSchema(operation.response);
  const fields = schema === undefined ? [] : readEnvelope(schema, records.keys.join('.'));
  const evidence = evidenceOf(operation, fields, records, findPagingParams(operation));
  const found = finders.flatMap((find) => find(evidence) ?? []);
  const usable = found.filter(({ clue }) => clue !== undefined);
  const [best] = usable.toSorted((one, other) => order.indexOf(one.sureness) - order.indexOf(other.sureness));
  return best ?? joinUnusable(found);
}

const signs: readonly FindPaging[] = [
  nextToken,
  numberedPages,
  offsets,
  linkHeader,
  unansweredParams,
  unansweredFields,
];

/** A sign that an operation pages although it lists nothing; of one record, only the parameters count. */
export function findSignOfPages(operation: DescribedOperation): FoundPaging | undefined {
  const schema = responseSchema(operation.response);
  const isOne = isRecord(schema, operation.path);
  const fields = schema === undefined || isOne ? [] : readEnvelope(schema, undefined);
  // The fields of nested objects are not those of the response.
  const own = fields.filter(({ path, key }) => path === key);
  const evidence = evidenceOf(operation, own, { keys: [], record: undefined, isSure: false }, namedParams(operation));
  const looked = isOne ? signs.filter((find) => find !== linkHeader) : signs;
  const [found] = looked.flatMap((find) => find(evidence) ?? []);
  return found && { title: found.title, sureness: 'low', evidence: found.evidence.slice(0, 1) };
}

function evidenceOf(
  operation: DescribedOperation,
  fields: readonly EnvelopeField[],
  records: FoundRecords,
  params: PagingParams,
): Evidence {
  return { operation, fields, records, params, paging: recognise(viewOfOperation(operation, fields, records)) };
}

/** The parameters, without those that only a description classifies. */
function namedParams(operation: DescribedOperation): PagingParams {
  return Object.fromEntries(Object.entries(findPagingParams(operation)).filter(([, found]) => found?.isNamed === true));
}

/** Joins all signs of pages that no method can follow. */
function joinUnusable(found: readonly FoundPaging[]): FoundPaging | undefined {
  const [first] = found;
  return first && { ...first, evidence: found.flatMap(({ evidence }) => evidence) };
}
