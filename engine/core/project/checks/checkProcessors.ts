import type { ProjectFinding } from '../source/projectFinding.ts';
import { fieldOf, type SourceNode } from '../source/sourceNode.ts';

/** Finds processors in a configuration and in its row: the platform takes them from one of the two only. */
export function checkProcessors(base: SourceNode, row: SourceNode): ProjectFinding[] {
  if (!hasProcessors(base) || !hasProcessors(row)) return [];
  const place = fieldOf(row, 'processors')?.key.at ?? row.at;
  const message =
    'Processors are both in the configuration and in this row, so the job fails. Keep them in one of the two.';
  return [{ code: 'project.processors-twice', severity: 'error', message, place }];
}

function hasProcessors(body: SourceNode): boolean {
  const processors = fieldOf(body, 'processors')?.value;
  if (processors?.kind === 'object') return processors.fields.length > 0;
  return processors?.kind === 'list' && processors.items.length > 0;
}
