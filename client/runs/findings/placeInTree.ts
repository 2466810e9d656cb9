import { pointerSteps } from '@pagewright/engine/json';
import type { PlaceAnswer } from '@pagewright/server/protocol';
import type { Composition } from '../../project/composition/composition.ts';
import { loadProjects } from '../../project/files/loadProjects.ts';
import { findingsByFile } from './findingsByFile.ts';
import type { RunFinding } from './runFinding.ts';

/** The findings of a run of a composed text, in the files and at the places that the user can change. */
export async function placeInTree(
  composition: Composition,
  text: string,
  found: { findings: readonly RunFinding[]; places: readonly PlaceAnswer[] },
): Promise<ReturnType<typeof findingsByFile>> {
  const { fileForPath } = await loadProjects();
  return findingsByFile(composition, text, found, ({ pointer }) =>
    fileForPath(composition.composed, pointerSteps(pointer)),
  );
}
