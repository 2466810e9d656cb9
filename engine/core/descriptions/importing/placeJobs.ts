import { type Endpoint, paramIn } from '../evidence/endpoint.ts';
import { findParents } from '../parents/findParents.ts';
import type { Choice } from './chooseEndpoints.ts';
import type { JobServers } from './chooseServer.ts';
import { growJobs, type JobTree } from './jobTree.ts';

/** Jobs, and the part of their paths that is in the base address. */
export interface PlacedJobs {
  /** The first segments of paths that are in the base address, with `{name}` for parameters that no list fills. */
  base: readonly string[];
  tree: JobTree;
}

/** The limit for the parameters in a base address. */
const maxParams = 5;

/**
 * Puts the chosen endpoints below their parents. A parameter of a path that no list fills can only be an attribute, and
 * only the base address may have attributes (`docs/format/functions.md#2-contexts`): so the beginning of paths that
 * most endpoints need goes there. This is done for an account before the first word, for a variable that a person has,
 * and for an endpoint that the user named or without which nothing is left.
 */
export function placeJobs(endpoints: readonly Endpoint[], choice: Choice, { otherOf }: JobServers): PlacedJobs {
  const isOfBase = ({ operation }: Endpoint) => otherOf(operation) === undefined;
  const placed = (base: readonly string[]) =>
    grow(
      endpoints.map((each) => (isOfBase(each) ? { ...each, segments: withBase(each.segments, base) } : each)),
      base,
      choice,
    );
  let best = placed([]);
  let current = best;
  for (let count = 0; count < maxParams; count++) {
    const base = nextBase(current, choice, isOfBase);
    if (base === undefined) break;
    current = placed(base);
    if (current.tree.unreachable.length < best.tree.unreachable.length) best = current;
  }
  return best;
}

interface Grown extends PlacedJobs {
  filled: ReadonlySet<string>;
}

function grow(endpoints: readonly Endpoint[], base: readonly string[], { isChosen }: Choice): Grown {
  const parents = findParents(endpoints);
  const reachable = endpoints.filter((endpoint) => parents.has(endpoint));
  const filled = reachable.flatMap(({ segments }) => segments.map((_, at) => keyOf(segments.slice(0, at + 1))));
  return { base, tree: growJobs(endpoints, isChosen, parents), filled: new Set(filled) };
}

/** The segments of a path with the parameters in the base address as words, which no list has to fill. */
export function withBase(segments: readonly string[], base: readonly string[]): readonly string[] {
  if (!startsWith(segments, base) || segments.length <= base.length) return segments;
  return [...base.map(asWord), ...segments.slice(base.length)];
}

/** A parameter in the base address as a segment without parameters. */
export function asWord(segment: string): string {
  return segment.replaceAll(/\{([^{}]+)\}/g, ':$1');
}

/** The most common beginning of the endpoints without a parent, up to the next of their parameters. */
function nextBase(
  { base, tree, filled }: Grown,
  choice: Choice,
  isOfBase: (endpoint: Endpoint) => boolean,
): readonly string[] | undefined {
  const counts = new Map<string, { segments: readonly string[]; count: number }>();
  for (const endpoint of tree.unreachable.filter(isOfBase)) {
    const segments = nextParam(endpoint, base, filled);
    if (segments === undefined || !mayBeInBase(endpoint, segments, tree, choice)) continue;
    const known = counts.get(keyOf(segments));
    counts.set(keyOf(segments), { segments: known?.segments ?? segments, count: (known?.count ?? 0) + 1 });
  }
  const [most] = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return most?.segments;
}

/** The path up to the first parameter after the base that no list fills; the last segment is the resource. */
function nextParam({ segments }: Endpoint, base: readonly string[], filled: ReadonlySet<string>) {
  const isBelow = startsWith(segments, base.map(asWord));
  const at = segments
    .slice(0, -1)
    .findIndex((segment, index) => paramIn(segment) !== undefined && !filled.has(keyOf(segments.slice(0, index + 1))));
  return isBelow && at >= base.length ? [...base, ...segments.slice(base.length, at + 1)] : undefined;
}

function mayBeInBase(
  { operation: { params } }: Endpoint,
  segments: readonly string[],
  { roots }: JobTree,
  { isByName }: Choice,
): boolean {
  if (isByName || roots.length === 0) return true;
  if (segments.every((segment) => paramIn(segment) !== undefined)) return true;
  const name = paramIn(segments.at(-1) ?? '');
  return params.some((param) => param.in === 'path' && param.name === name && param.template !== undefined);
}

function startsWith(segments: readonly string[], base: readonly string[]): boolean {
  return keyOf(segments.slice(0, base.length)) === keyOf(base);
}

/** The key of a beginning, whatever the names of its parameters. */
function keyOf(segments: readonly string[]): string {
  return segments.join('/').replaceAll(/\{[^{}]+\}/g, '{}');
}
