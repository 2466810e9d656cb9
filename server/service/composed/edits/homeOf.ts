import { sourceAt } from '@pagewright/core/project/source/sourceNode';
import type { ComposedPart, Composition } from '../documents/composition.ts';

const requests = [
  ['parameters', 'api'],
  ['parameters', 'config', 'jobs'],
  ['parameters', 'iterations'],
];
const pagination = ['parameters', 'api', 'pagination'];

/**
 * The file of the row that has what a part reads, whatever of it is new: its jobs, or its API. Undefined if that is in
 * the configuration, or if it has only this row and pages already.
 */
export function homeOf(composition: Composition, { row, file, hasOtherRows }: ComposedPart): string | undefined {
  if (row === undefined) return undefined;
  const [own, whole] = [composition.bodyOf(file), composition.bodyOf(composition.configurationOf(file))];
  const isPaged = sourceAt(own, pagination) === undefined && sourceAt(whole, pagination) !== undefined;
  if (!hasOtherRows && isPaged) return undefined;
  return requests.some((path) => sourceAt(own, path) !== undefined) ? file : undefined;
}
