import { textAt } from '../source/inSource.ts';
import type { ProjectFinding } from '../source/projectFinding.ts';
import { fieldOf, type SourceNode, type SourcePlace } from '../source/sourceNode.ts';
import { folderName } from './folderName.ts';
import { nameOf } from './folders.ts';
import type { FoundPart } from './foundPart.ts';
import { mapBounded } from './mapBounded.ts';
import type { TreePart } from './projectTree.ts';
import { readHead } from './readHead.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles } from './treeFormat.ts';

/** The id that a `_config.yml` gives itself, and where. */
interface OwnId {
  id: string;
  at: SourcePlace;
}

/** The id that the head of a `_config.yml` has for itself; undefined if it has none. */
export function ownIdOf(head: SourceNode | undefined, key: 'config_id' | 'row_id'): OwnId | undefined {
  const own = fieldOf(head, '_keboola')?.value;
  const [id, at] = [textAt(own, key), fieldOf(own, key)?.value?.at];
  return id === undefined || at === undefined ? undefined : { id, at };
}

/** Finds rows, or sets of values, that still have the id of the one that they were copied from. */
export async function findCopiedRows(parts: readonly TreePart[], files: TreeFiles): Promise<ProjectFinding[]> {
  const copies = parts.filter(({ id, file }) => id === undefined && nameOf(file) === bodyFiles.kbagent);
  const found = await mapBounded(copies, async ({ file }) => {
    const own = ownIdOf(readHead((await files.read(file)) ?? '', file), 'row_id');
    const original = own && parts.find(({ id }) => id === own.id);
    return own && original ? [copied('row', own, folderName(original))] : [];
  });
  return found.flat();
}

/** Finds that a configuration still has the id of one that the manifest names. */
export function findCopiedFrom(original: FoundPart | undefined, own: OwnId | undefined): ProjectFinding[] {
  return own && original ? [copied('configuration', own, folderName(original))] : [];
}

function copied(what: string, { id, at }: OwnId, original: string): ProjectFinding {
  const message = `This ${what} has the id "${id}" of "${original}", so kbagent pushes it as a new one and leaves that one as it is. Delete "_keboola" here: it says something else.`;
  return { code: 'project.repeated', severity: 'information', message, place: at };
}

/** A configuration that no manifest names, with the id that its file has. */
export interface ClaimedId extends OwnId {
  folder: string;
  /** The branch and the component, within which an id is the only one. */
  scope: string;
}

/** Finds new configurations with an id that one before them has. */
export function findClaimedTwice(claims: readonly ClaimedId[]): ProjectFinding[] {
  const first = new Map<string, string>();
  return claims.flatMap(({ id, at, folder, scope }): ProjectFinding[] => {
    const key = JSON.stringify([scope, id]);
    const other = first.get(key);
    if (other === undefined) first.set(key, folder);
    const message = `This configuration has the id "${id}", which also has "${nameOf(other ?? '')}", so kbagent pushes neither of them to it. Delete "_keboola" in one of them, so that it becomes a new one.`;
    return other === undefined ? [] : [{ code: 'project.repeated', severity: 'warning', message, place: at }];
  });
}
