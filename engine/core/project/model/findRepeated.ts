import type { ProjectFinding } from '../source/projectFinding.ts';
import type { ManifestEntry } from './manifest.ts';

/** Finds the configurations of a manifest that have the folder or the id of one before them. */
export function findRepeated(entries: readonly ManifestEntry[]): ProjectFinding[] {
  const seen = new Map<string, string>();
  return entries.flatMap(({ branch, component, id, folder, at }): ProjectFinding[] => {
    const [sameFolder, sameId] = [`folder ${folder}`, JSON.stringify([branch, component, id])];
    const other = seen.get(sameFolder) ?? seen.get(sameId);
    const isFolder = seen.has(sameFolder);
    seen.set(sameFolder, id).set(sameId, id);
    if (other === undefined) return [];
    const what = isFolder
      ? `The configurations "${other}" and "${id}" have the same folder`
      : `The id "${id}" is twice in the manifest`;
    const message = `${what}, so one of them is never pushed. Remove one of the entries, or give it ${isFolder ? 'a folder' : 'an id'} that no other has.`;
    return [{ code: 'project.repeated', severity: 'error', message, place: at }];
  });
}
