import type { ApiDescription, DescribedOperation } from '../apiDescription.ts';
import type { Endpoint } from '../evidence/endpoint.ts';
import { type Choice, type EndpointPattern, isHidden } from './chooseEndpoints.ts';
import { canRead } from './readEndpoints.ts';

export interface UnreadEndpoint {
  operation: DescribedOperation;
  /** A sentence or two for the user. */
  reason: string;
}

/**
 * The endpoints that match patterns and are not chosen, each with the reason. A pattern without a method that chooses
 * others means those.
 */
export function findUnread(
  { operations, unread = [] }: Pick<ApiDescription, 'operations' | 'unread'>,
  chosen: readonly Endpoint[],
  { patterns }: Choice,
): UnreadEndpoint[] {
  const read = new Set(chosen.map(({ operation }) => operation));
  const meant = patterns.filter(
    (pattern) => pattern.method !== undefined || !chosen.some(({ operation }) => pattern.fits(operation)),
  );
  return [...operations, ...unread]
    .filter((operation) => !read.has(operation))
    .flatMap((operation) => {
      const pattern = meant.find((each) => each.fits(operation));
      return pattern === undefined ? [] : [{ operation, reason: reasonFor(operation, pattern) }];
    });
}

function reasonFor(operation: DescribedOperation, pattern: EndpointPattern): string {
  const { method, path, obstacle } = operation;
  if (obstacle !== undefined) return obstacle;
  if (!canRead(operation)) return `A job sends GET or POST, never ${method}.`;
  if (method === 'GET') return 'Another endpoint reads it: it only goes on with what that one starts.';
  if (pattern.method === undefined)
    return `A request by POST may change something. If this one only reads, name its method too: "${method} ${path}".`;
  if (isHidden(pattern, operation, false))
    return `Its response is not described as a list. To read it all the same, name it by its whole path: "${method} ${path}".`;
  return 'No job can read it.';
}
