import type { Endpoint } from '../evidence/endpoint.ts';
import type { Choice } from './chooseEndpoints.ts';
import type { UnreadEndpoint } from './findUnread.ts';

/**
 * The endpoints that GET reads and that page or list something, but become no job, each with the reason. Only if every
 * list is imported: a user who names endpoints knows which.
 */
export function findPassedOver(
  endpoints: readonly Endpoint[],
  { isByName }: Pick<Choice, 'isByName'>,
): UnreadEndpoint[] {
  if (isByName) return [];
  return endpoints.flatMap((endpoint) => {
    const { operation } = endpoint;
    const reason = operation.method === 'GET' ? reasonFor(endpoint) : undefined;
    return reason === undefined ? [] : [{ operation, reason }];
  });
}

function reasonFor({ operation: { obstacle }, records, paging }: Endpoint): string | undefined {
  if (obstacle !== undefined) return records === undefined && paging === undefined ? undefined : obstacle;
  const [evidence] = paging?.evidence ?? [];
  if (records !== undefined || evidence === undefined) return undefined;
  return `${evidence} No list of records is described: selected, it becomes one record.`;
}
