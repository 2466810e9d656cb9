import { pointerSteps } from '@pagewright/engine/json';
import { writtenJson } from '@pagewright/engine/text/writtenJson';
import { type Edit, type FormattingOptions, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';
import type { Remedy } from './runFinding.ts';

/** The JSON text of a remedy, as a person would write it: `"expires": {"response": "expires_in", "relative": true}`. */
export function remedyText({ pointer, value }: Remedy): string {
  return `${JSON.stringify(pointerSteps(pointer).at(-1) ?? '')}: ${writtenJson(value)}`;
}

/** The edits that write the value of a remedy at its place, creating missing parent objects; none if impossible. */
export function writeRemedy(text: string, { pointer, value }: Remedy, formattingOptions: FormattingOptions): Edit[] {
  const root = parseTree(text);
  if (root === undefined) return [];
  const path: JSONPath = [];
  for (const step of pointerSteps(pointer)) {
    const holder = findNodeAtLocation(root, path);
    if (holder !== undefined && holder.type !== 'object' && holder.type !== 'array') return [];
    path.push(holder?.type === 'array' ? Number(step) : step);
  }
  return modify(text, path, value, { formattingOptions });
}
