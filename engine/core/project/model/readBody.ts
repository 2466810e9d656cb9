import type { SourceField, SourceNode } from '../source/sourceNode.ts';
import { nameOf } from './folders.ts';
import type { ProjectFinding } from './projectTree.ts';
import { readSource } from './readSource.ts';
import { notPushed, toBody } from './toBody.ts';
import type { TreeFiles } from './treeFiles.ts';
import { bodyFiles } from './treeFormat.ts';

/** Longer bodies are not read; the platform takes none of more than 4 MB. */
const maxLength = 5_000_000;

/** A body as the platform has it; absent if it cannot be read, and the findings say why. */
export interface ReadBody {
  body?: SourceNode;
  findings: ProjectFinding[];
}

/** Reads the body of a configuration or a row; of a set of values with `isOfValues`. */
export async function readBody(file: string, files: TreeFiles, isOfValues = false): Promise<ReadBody> {
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
  if (nameOf(file) !== bodyFiles.kbagent) return { body: root, findings };
  const isWhole = findings.length === 0;
  const dropped = isWhole ? notPushed(root, isOfValues).filter(isUnexpected).map(notInBody) : [];
  return { body: toBody(root, isOfValues), findings: [...findings, ...dropped] };
}

/** Notes, and the name of a schema, are meant for the file alone. */
function isUnexpected({ key: { name }, value }: SourceField): boolean {
  return value !== undefined && !/^__|^\$schema$/.test(name);
}

function notInBody({ key: { name, at } }: SourceField): ProjectFinding {
  const message = `"${name}" at the top of a "_config.yml" is no part of the body: kbagent does not push it, nor is it pushed from here. Write it below "_configuration_extra".`;
  return { code: 'project.not-pushed', severity: 'warning', message, place: at };
}
