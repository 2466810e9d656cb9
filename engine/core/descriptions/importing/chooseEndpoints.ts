import { isMadeOf } from '../../text/isMadeOf.ts';
import type { ApiDescription, DescribedOperation, DescribedServer } from '../apiDescription.ts';
import type { Endpoint } from '../evidence/endpoint.ts';
import type { ImportOptions } from '../imported.ts';

export interface Choice {
  /** Whether its name shows that a job reads it, whatever its path is called. */
  isNamed(operation: DescribedOperation): boolean;
  isChosen(endpoint: Endpoint): boolean;
  isByName: boolean;
  /** The patterns of the user; none without `select`. */
  patterns: readonly EndpointPattern[];
}

/** A pattern `GET /users*`: the method may be missing, `*` stands for anything. */
export interface EndpointPattern {
  /** In capitals; undefined if it fits any. */
  method: string | undefined;
  isWhole: boolean;
  fits(operation: DescribedOperation): boolean;
}

/**
 * Chooses the endpoints that become jobs: those that are named or match a pattern, otherwise every list that is read by
 * GET, or that one request starts and another one reads. A request by POST may change something, so a pattern has to
 * name its method.
 */
export function chooseEndpoints(
  description: Pick<ApiDescription, 'servers' | 'operations' | 'unread'>,
  { pointers, select = [] }: ImportOptions,
): Choice {
  const patterns = pointers === undefined ? select.map((written) => readPattern(written, description)) : [];
  if (pointers === undefined && patterns.length === 0)
    return { isNamed: () => false, isChosen: isUsual, isByName: false, patterns };
  const isPointed = ({ pointer }: DescribedOperation) => pointers?.includes(pointer) === true;
  return {
    isByName: true,
    isNamed: (operation) => isPointed(operation) || patterns.some((pattern) => isNamedBy(pattern, operation)),
    isChosen: ({ operation, records }) =>
      (isPointed(operation) ||
        patterns.some((pattern) => pattern.fits(operation) && !isHidden(pattern, operation, records !== undefined))) &&
      operation.obstacle === undefined,
    patterns,
  };
}

function isUsual(endpoint: Endpoint): boolean {
  const { records, operation } = endpoint;
  return (
    records !== undefined && operation.obstacle === undefined && (operation.method === 'GET' || isStarted(endpoint))
  );
}

function isStarted({ paging }: Endpoint): boolean {
  return paging?.clue?.kind === 'token' && paging.clue.scroll !== undefined;
}

function isNamedBy(pattern: EndpointPattern, operation: DescribedOperation): boolean {
  return pattern.method !== undefined && pattern.fits(operation);
}

/** Whether a pattern skips an operation: `POST *` means the lists, since the others make or change something. */
export function isHidden(pattern: EndpointPattern, operation: DescribedOperation, isList: boolean): boolean {
  return operation.method !== 'GET' && !pattern.isWhole && !isList && operation.recorded === undefined;
}

/** Reads a pattern; one that fits no described path means whole paths, with that of the base address. */
function readPattern(written: string, description: Pick<ApiDescription, 'servers' | 'operations' | 'unread'>) {
  const [, method, path = ''] = /^(?:([A-Za-z]+)\s+)?(.*)/s.exec(written.trim()) ?? [];
  const wanted = method?.toUpperCase();
  const parts = path.split('*');
  const isMethod = (operation: DescribedOperation) => (wanted ?? operation.method) === operation.method;
  const isOwn = (operation: DescribedOperation) => isMethod(operation) && isMadeOf(operation.path, parts);
  const isWhole = (operation: DescribedOperation) =>
    isMethod(operation) && isMadeOf(pathOf(operation.servers[0] ?? description.servers[0]) + operation.path, parts);
  const isBelow = [...description.operations, ...(description.unread ?? [])].some(isOwn);
  return { method: wanted, isWhole: !path.includes('*'), fits: isBelow ? isOwn : isWhole };
}

function pathOf(server: DescribedServer | undefined): string {
  const [, path = ''] = /^(?:[^/?#]*:\/\/[^/?#]*|\{[^{}]*\})?([^?#]*)/.exec(server?.url ?? '') ?? [];
  return path.replace(/\/$/, '');
}
