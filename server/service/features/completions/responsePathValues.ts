import type { KnownPath } from '@pagewright/core/shapes/knownPaths';
import { describePath } from '../../descriptions/describePath.ts';
import { couldBePath } from '../../model/couldBePath.ts';
import type { PathKind, ResponsePath } from '../../model/paths/responsePath.ts';
import { responsePaths } from '../../model/paths/responsePaths.ts';
import { isSingleValue } from '../../shapes/isSingleValue.ts';
import type { KnownJob } from '../../shapes/jobShapes.ts';
import { pathsFor } from '../../shapes/pathsFor.ts';
import { shapesFor } from '../../shapes/shapesFor.ts';
import type { CompletionRequest, CompletionSource } from './completionSource.ts';
import { describeKnownPath } from './describeKnownPath.ts';
import { valueItems } from './valueItems.ts';

/** The possible paths by kind of place; for other kinds, all of them. */
const canBe: Partial<Record<PathKind, (path: KnownPath) => boolean>> = {
  token: isSingleValue,
  address: isSingleValue,
  id: isSingleValue,
  limitStop: isSingleValue,
  dataField: ({ types }) => types.includes('array') || types.includes('object'),
  placeholder: ({ types }) => !types.includes('object'),
};

/** Paths in the known responses or records, for a value that is such a path. */
export const responsePathValues: CompletionSource = (request) => {
  const { model, value } = request;
  if (!value || !couldBePath(value.property, model)) return [];
  const path = responsePaths(model).find(({ property, kind }) => kind !== 'mapping' && property === value.property);
  if (!path) return [];
  const known = knownFor(path, request);
  const offered = pathsFor(path, known)
    .filter((each) => canBe[path.kind]?.(each) ?? true)
    .map((each) => ({
      label: each.path,
      detail: describeKnownPath(each, path, known),
      documentation: describePath(each.path, path, known),
    }));
  return valueItems(
    offered.toSorted((a, b) => rank(path, a.detail) - rank(path, b.detail)),
    value,
    model,
  );
};

/** The known responses for a path. While no job pages with a scroller, all of them count. */
function knownFor(path: ResponsePath, { model, shapes }: CompletionRequest): KnownJob[] {
  const { known } = shapesFor(path, model, shapes);
  if (path.jobs.length > 0 || path.from !== 'response') return known;
  return Object.entries(shapes?.jobs ?? {}).map(([name, job]) => ({ name, ...job }));
}

/** The rank of a path. Records are more often in a list than a single object. */
function rank({ kind }: ResponsePath, detail: string): number {
  return kind === 'dataField' && !detail.startsWith('array') ? 1 : 0;
}
