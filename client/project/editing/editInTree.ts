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
 * The edit that sets a value of a composed configuration in the file that has it or the object around it, in its syntax,
 * and changes nothing else there. Undefined if no file has that object, or if it cannot be edited.
 */
export async function editInTree(
  { composed, texts }: Composition,
  pointer: string,
  value: unknown,
): Promise<TreeEdit | undefined> {
  const { fileForPath, writeValue } = await loadProjects();
  const path = pointerSteps(pointer);
  const file = hasHolder(composed.text, path) ? fileForPath(composed, path) : undefined;
  const text = file === undefined ? undefined : texts.get(file);
  if (file === undefined || text === undefined) return undefined;
  const edit = writeValue(file, text, path, JSON.stringify(value));
  return edit && { ...edit, file };
}

/** Whether there is an object or a list around the value at a path of keys and indexes. */
function hasHolder(text: string, steps: readonly string[]): boolean {
  const root = parseTree(text);
  const path: JSONPath = [];
  const at = (place: JSONPath): Node | undefined => root && findNodeAtLocation(root, place);
  for (const step of steps.slice(0, -1)) path.push(at(path)?.type === 'array' ? Number(step) : step);
  return at(path) !== undefined;
}
