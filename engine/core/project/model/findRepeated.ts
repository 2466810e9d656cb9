import type { ProjectFinding } from '../source/projectFinding.ts';
import type { ManifestEntry, ManifestRow } from './manifestEntry.ts';
import type { TreeTool } from './projectTree.ts';

/** Finds the configurations of a manifest, and the rows of each, that have the folder or the id of one before them. */
export function findRepeated(entries: readonly ManifestEntry[], tool: TreeTool): ProjectFinding[] {
  const ofRows = entries.flatMap(({ rows }) => repeatedIn(rows, ({ id }) => id, 'rows', tool));
  return [...repeatedIn(entries, idOfEntry, 'configurations', tool), ...ofRows];
}

function idOfEntry({ branch, component, id }: ManifestEntry): string {
  return JSON.stringify([branch, component, id]);
}

function repeatedIn<Part extends ManifestRow>(
  parts: readonly Part[],
  idOf: (part: Part) => string,
  kind: 'configurations' | 'rows',
  tool: TreeTool,
): ProjectFinding[] {
  const seen = new Map<string, string>();
  return parts.flatMap((part): ProjectFinding[] => {
    const { id, folder, at } = part;
    const [sameFolder, sameId] = [`folder ${folder}`, `id ${idOf(part)}`];
    const isFolder = seen.has(sameFolder);
    const other = seen.get(sameFolder) ?? seen.get(sameId);
    seen.set(sameFolder, id).set(sameId, id);
    if (other === undefined) return [];
    const what = isFolder
      ? `The ${kind} "${other}" and "${id}" have the same folder`
      : `The id "${id}" is twice in the manifest`;
    const message = `${what}, so ${outcome(isFolder, tool)}. Remove one of the entries, or give it ${isFolder ? 'a folder' : 'an id'} that no other has.`;
    return [{ code: 'project.repeated', severity: 'error', message, place: at }];
  });
}

/** Says what a push does. Of one id kbc knows one folder, and kbagent writes both folders to it, one after the other. */
function outcome(isFolder: boolean, tool: TreeTool): string {
  return tool === 'kbc' || isFolder ? 'one of them is never pushed' : 'a push can write one of them over the other';
}
