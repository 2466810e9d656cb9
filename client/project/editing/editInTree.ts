import { pointerSteps } from '@pagewright/engine/json';
import type { SourceEdit } from '@pagewright/engine/projects';
import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import type { Composition } from '../composition/composition.ts';
import { loadProjects } from '../files/loadProjects.ts';

/** An edit of one of the files that a configuration is composed of. */
interface TreeEdit extends SourceEdit {
  /** The name of the file in its tree. */
  file: string;
}

/**
 * The edit that sets a value of a composed configuration in the file that has the object around it, in its syntax, and
 * changes nothing else there. Undefined if no file has that object, or if it cannot be edited.
 */
export async function editInTree(
  { composed, texts }: Composition,
  pointer: string,
  value: unknown,
): Promise<TreeEdit | undefined> {
  const { editSource } = await loadProjects();
  const path = pointerSteps(pointer);
  const [key, around] = [path.at(-1) ?? '', path.slice(0, -1)];
  const holder = holderAt(composed.text, around);
  const file = holder && composed.placeOf(holder.offset, holder.offset + 1)?.file;
  const text = file === undefined ? undefined : texts.get(file);
  if (file === undefined || text === undefined) return undefined;
  const json = JSON.stringify(value);
  const edit =
    editSource(file, text, { kind: 'set', path, json }) ??
    editSource(file, text, { kind: 'add', path: around, key, json });
  return edit && { ...edit, file };
}

/** The object at a path of keys and indexes. */
function holderAt(text: string, steps: readonly string[]): Node | undefined {
  const root = parseTree(text);
  const path: JSONPath = [];
  for (const step of steps) {
    const at = root && findNodeAtLocation(root, path);
    path.push(at?.type === 'array' ? Number(step) : step);
  }
  return root && findNodeAtLocation(root, path);
}
