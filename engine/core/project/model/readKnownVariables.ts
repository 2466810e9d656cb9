import { findPlainValues } from '../checks/findPlainValues.ts';
import type { KnownVariables, ValueSet } from '../variables/knownVariables.ts';
import { placeOfList, readNamed } from '../variables/readNamed.ts';
import { findCopiedRows } from './findCopied.ts';
import { idOf } from './idOf.ts';
import type { ProjectFinding, TreePart, TreeVariables } from './projectTree.ts';
import { readBody } from './readBody.ts';
import type { TreeFiles } from './treeFiles.ts';

/** Variables with their values; `known` is absent if their definitions cannot be read. */
export interface ReadVariables {
  known?: KnownVariables;
  findings: ProjectFinding[];
}

/** Reads the definitions and all sets of values of a variables configuration. */
export async function readKnownVariables(part: TreeVariables, files: TreeFiles): Promise<ReadVariables> {
  const [own, ...bodies] = await Promise.all([
    readBody(part.file, files),
    ...part.values.map(({ file }) => readBody(file, files, true)),
  ]);
  const read = [own, ...bodies].flatMap((each) => each ?? []);
  const ofBodies = read.flatMap(({ body, findings: faults }) => [...faults, ...(body ? findPlainValues(body) : [])]);
  const findings = [...ofBodies, ...(await findCopiedRows(part.values, files))];
  if (own?.body === undefined) return { findings };
  const sets = part.values.flatMap((set, index) => readSet(set, bodies[index]?.body));
  const { name, defaultValues, isUsedOnce } = part;
  const known = {
    name,
    defined: readNamed(own.body, 'variables'),
    at: placeOfList(own.body, 'variables'),
    sets,
    ...(defaultValues !== undefined && { defaultSet: defaultValues }),
    ...(isUsedOnce !== undefined && { isUsedOnce }),
  };
  return { known, findings };
}

function readSet(part: TreePart, body: Parameters<typeof readNamed>[0]): ValueSet[] {
  if (body === undefined) return [];
  return [{ id: idOf(part), name: part.name, values: readNamed(body, 'values'), at: placeOfList(body, 'values') }];
}
