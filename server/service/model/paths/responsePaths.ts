import { groupBy } from '@pagewright/core/groupBy';
import type { ExtractorModel } from '../extractorModel.ts';
import { jobPaths } from './jobPaths.ts';
import { loginPaths } from './loginPaths.ts';
import { mappingPaths } from './mappingPaths.ts';
import { pagingPaths } from './pagingPaths.ts';
import type { PathKind, ResponsePath } from './responsePath.ts';

const known = new WeakMap<ExtractorModel, ResponsePath[]>();

/** Every place of a document with a path into a response or a record; found once per version. */
export function responsePaths(model: ExtractorModel): readonly ResponsePath[] {
  const paths = known.get(model) ?? [
    ...pagingPaths(model),
    ...jobPaths(model),
    ...mappingPaths(model),
    ...loginPaths(model),
  ];
  known.set(model, paths);
  return paths;
}

const knownByKind = new WeakMap<readonly ResponsePath[], Map<PathKind, ResponsePath[]>>();

/** The paths of one kind. */
export function pathsOfKind(kind: PathKind, model: ExtractorModel): readonly ResponsePath[] {
  const paths = responsePaths(model);
  const byKind = knownByKind.get(paths) ?? groupBy(paths, (path) => path.kind);
  knownByKind.set(paths, byKind);
  return byKind.get(kind) ?? [];
}
