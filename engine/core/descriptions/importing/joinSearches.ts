import type { DescribedOperation } from '../apiDescription.ts';
import type { Endpoint } from '../evidence/endpoint.ts';
import { readEnvelope } from '../evidence/envelope.ts';
import { findRecords } from '../evidence/findRecords.ts';
import { responseSchema } from '../evidence/responseSchema.ts';

/**
 * Joins lists that another request has to start: `POST /search` responds with a token for `GET /search/scroll`. The
 * list becomes a scroller of this job (`docs/format/pagination.md#8-responseparam`).
 */
export function joinSearches(endpoints: readonly Endpoint[], operations: readonly DescribedOperation[]): Endpoint[] {
  const joined = endpoints.map((endpoint) => {
    const start = findStart(endpoint, operations);
    return start === undefined ? endpoint : joinTo(start, endpoint);
  });
  const starts = new Set(joined.filter((each, index) => each !== endpoints[index]).map(({ operation }) => operation));
  return joined.filter((each, index) => each !== endpoints[index] || !starts.has(each.operation));
}

/** The request above an endpoint that has the first token, and no records. */
function findStart({ operation, paging }: Endpoint, operations: readonly DescribedOperation[]) {
  const clue = paging?.clue;
  if (clue?.kind !== 'token' || clue.path === undefined) return undefined;
  const isNeeded = operation.params.some(({ name, isRequired }) => name === clue.param && isRequired);
  if (!isNeeded) return undefined;
  return operations.find(
    (each) =>
      operation.path.startsWith(`${each.path}/`) &&
      each.servers[0]?.url === operation.servers[0]?.url &&
      hasField(each, clue.path) &&
      findRecords(each) === undefined,
  );
}

function hasField({ response }: DescribedOperation, path: string | undefined): boolean {
  const schema = responseSchema(response);
  return schema !== undefined && readEnvelope(schema, undefined).some((field) => field.path === path);
}

function joinTo(start: DescribedOperation, { operation, records, paging }: Endpoint): Endpoint {
  const clue = paging?.clue;
  if (records === undefined || paging === undefined || clue?.kind !== 'token') throw new TypeError('It has no token.');
  const { method, path } = operation;
  return {
    operation: start,
    segments: start.path.split('/').filter((segment) => segment !== ''),
    records,
    paging: {
      ...paging,
      clue: { ...clue, scroll: { endpoint: path.replace(/^\//, ''), method } },
      evidence: [`${start.method} ${start.path} starts it: it responds with the first token.`, ...paging.evidence],
    },
  };
}
