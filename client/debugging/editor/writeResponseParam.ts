import type { CustomRequests } from '@pagewright/debugger/messages';
import { pointerSteps } from '@pagewright/engine/json';
import {
  type Edit,
  type FormattingOptions,
  findNodeAtLocation,
  type JSONPath,
  modify,
  type Node,
  parseTree,
} from 'jsonc-parser';

export const noPagination = 'This configuration has no pagination at this place anymore.';

/** The edits that make a path the value of an option of the pagination at a pointer, or why there are none. */
export function writeResponseParam(
  text: string,
  { path, key, paginationPointer }: CustomRequests['pagewright/place']['body'],
  formattingOptions: FormattingOptions,
): Edit[] | { problem: string } {
  const root = parseTree(text);
  const found = root && findPath(root, paginationPointer);
  if (root === undefined || found === undefined) return { problem: noPagination };
  return modify(text, [...found, key], path, { formattingOptions });
}

/** The keys and indexes of the object at a pointer. */
function findPath(root: Node, pointer: string): JSONPath | undefined {
  const path: JSONPath = [];
  for (const name of pointerSteps(pointer)) {
    const at = findNodeAtLocation(root, path);
    path.push(at?.type === 'array' ? Number(name) : name);
  }
  return findNodeAtLocation(root, path)?.type === 'object' ? path : undefined;
}
