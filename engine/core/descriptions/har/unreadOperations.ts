import { groupBy } from '../../groupBy.ts';
import type { Redactor } from '../../secrecy/redactor.ts';
import type { DescribedOperation } from '../apiDescription.ts';
import type { RecordedCall } from '../recorded/describeCalls.ts';
import type { Entry } from './readEntries.ts';
import { shownPath } from './shownPath.ts';

/** Methods that only concern the client. */
const ofClient = /^(?:OPTIONS|HEAD|CONNECT|)$/;

/**
 * The recorded requests without a useful response, each method and path once, with the reason. Those like one of the
 * calls are left out.
 */
export function unreadOperations(
  entries: readonly Entry[],
  calls: readonly RecordedCall[],
  redactor: Redactor,
): DescribedOperation[] {
  const unread = entries.filter(({ method, obstacle }) => obstacle !== undefined && !ofClient.test(method));
  const server = calls[0]?.server ?? 'http://none';
  const base = `${server.slice(new URL(server).origin.length).replace(/\/$/, '')}/`;
  const named = unread.map((entry) => ({ entry, path: shownPath(entry, base, redactor) }));
  const isRead = ({ entry, path }: (typeof named)[0]) =>
    calls.some((call) => call.method === entry.method && isLike(path, call.path));
  const others = [...groupBy(named, ({ entry: { method }, path }) => `${method} ${path}`).values()];
  return others.flatMap(([first]) => (first === undefined || isRead(first) ? [] : [describe(first.entry, first.path)]));
}

/** Whether a path is a described one with values for its parameters. */
function isLike(path: string, described: string): boolean {
  const segments = described.split('/');
  const own = path.split('/');
  return (
    own.length === segments.length && segments.every((segment, at) => segment.includes('{') || segment === own[at])
  );
}

function describe({ method, pointer, obstacle }: Entry, path: string): DescribedOperation {
  return {
    path,
    method,
    summary: '',
    description: '',
    isDeprecated: false,
    servers: [],
    params: [],
    security: [],
    response: undefined,
    pointer,
    obstacle,
  };
}
