import type { SourceNode } from '../source/sourceNode.ts';
import { nameOf } from './folders.ts';
import type { ProjectFinding } from './projectTree.ts';
import { readSource } from './readSource.ts';
import { toBody } from './toBody.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles } from './treeFormat.ts';

/** Longer bodies are not read; the platform takes none of more than 4 MB. */
const maxLength = 5_000_000;

/** A body as the platform has it; absent if it cannot be read, and the findings say why. */
export interface ReadBody {
  body?: SourceNode;
  findings: ProjectFinding[];
}

/** Reads the body of a configuration, a row or a set of values. */
export async function readBody(file: string, files: TreeFiles): Promise<ReadBody> {
  const text = await files.read(file);
  const place = { file, start: 0, end: 0 };
  if (text === undefined) {
    const message = `"${nameOf(file)}" cannot be read. Check that it is there, and that you have the right to read it.`;
    return { findings: [{ code: 'project.unreadable', severity: 'error', message, place }] };
  }
  if (text.length > maxLength) {
    const message = `"${nameOf(file)}" is larger than 5 MB and is not checked. The platform takes at most 4 MB.`;
    return { findings: [{ code: 'project.too-large', severity: 'error', message, place }] };
  }
  const { root, findings } = readSource(text, file);
  if (root === undefined) return { findings };
  return { body: nameOf(file) === bodyFiles.kbagent ? toBody(root) : root, findings };
}
