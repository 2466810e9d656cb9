import { pathsOf, type ShapePath } from '../../../engine/core/shapes/pathsOf.ts';
import type { JobShapes } from '../../../engine/core/shapes/shapes.ts';

/** Paths that can hold the value for the next request, of several jobs together: no lists, no objects. */
export function nextValuePaths(known: readonly JobShapes[]): ShapePath[] {
  const paths = new Map<string, ShapePath>();
  for (const { path, types } of known.flatMap(({ schema }) => pathsOf(schema))) {
    const earlier = paths.get(path)?.types ?? [];
    paths.set(path, { path, types: [...new Set([...earlier, ...types])] });
  }
  return [...paths.values()].filter(({ types }) => !types.includes('object') && !types.includes('array'));
}
