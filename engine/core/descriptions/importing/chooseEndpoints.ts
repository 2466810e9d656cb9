import type { Endpoint } from './endpoint.ts';
import type { ImportOptions } from './imported.ts';

/**
 * Decides which endpoints become jobs: those that are named or match a pattern, otherwise every list that is read by
 * GET, or that one request starts and another one reads.
 */
export function chooseEndpoints({ pointers, select }: ImportOptions): (endpoint: Endpoint) => boolean {
  if (pointers !== undefined) return ({ operation }) => pointers.includes(operation.pointer);
  if (select === undefined || select.length === 0)
    return (endpoint) => endpoint.records !== undefined && (endpoint.operation.method === 'GET' || isStarted(endpoint));
  const patterns = select.map(readPattern);
  return ({ operation: { method, path } }) =>
    patterns.some((pattern) => (pattern.method ?? method) === method && pattern.path.test(path));
}

function isStarted({ paging }: Endpoint): boolean {
  return paging?.clue?.kind === 'token' && paging.clue.scroll !== undefined;
}

/** `GET /users*`: the method may be missing, `*` stands for anything. */
function readPattern(written: string): { method: string | undefined; path: RegExp } {
  const [, method, path = ''] = /^(?:([A-Za-z]+)\s+)?(.*)$/s.exec(written.trim()) ?? [];
  const source = path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return { method: method?.toUpperCase(), path: new RegExp(`^${source}$`, 's') };
}
