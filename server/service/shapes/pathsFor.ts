import { type KnownPath, knownPaths } from '@pagewright/core/shapes/knownPaths';
import type { ResponsePath } from '../model/paths/responsePath.ts';
import type { KnownJob } from './jobShapes.ts';

/**
 * The paths that can be written in a place, for all its jobs, each with the types it was seen with. `indices`: those that
 * lead into lists.
 */
export function pathsFor(
  { kind, delimiter }: Pick<ResponsePath, 'kind' | 'delimiter'>,
  known: readonly KnownJob[],
  indices: readonly string[] = [],
): KnownPath[] {
  const form = { delimiter, intoLists: kind === 'responseFilter', indices };
  const paths = new Map<string, KnownPath & { jobs: number }>();
  for (const each of known.flatMap(({ schema }) => knownPaths(schema, form))) {
    const earlier = paths.get(each.path);
    paths.set(each.path, {
      path: each.path,
      types: [...new Set([...(earlier?.types ?? []), ...each.types])],
      isAlways: each.isAlways && (earlier?.isAlways ?? true),
      jobs: (earlier?.jobs ?? 0) + 1,
    });
  }
  return [...paths.values()].map(({ jobs, ...path }) => ({
    ...path,
    isAlways: path.isAlways && jobs === known.length,
  }));
}
